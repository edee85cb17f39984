// A combobox with search and a clear button. '' means nothing chosen.
// <Select label="Subjek" options={[{ value: 1, label: 'Literasi' }]} value={id} onChange={setId} required />
// In a react-hook-form form: form-select.tsx.
import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { type FieldFrame, FormField, fieldClass } from './form-field.tsx'
import { useSameOptions } from './same-options.ts'
import { DismissInIndonesian, itemClass, popupClass } from './select-popup.tsx'
import { selectText } from './select-text.ts'

export interface Option<Value extends string | number = number> {
  value: Value
  label: string
  /** Why it cannot be chosen. */
  refused?: string | null
}

export interface SelectProps<Value extends string | number> extends FieldFrame {
  options: readonly Option<Value>[]
  value: Value | '' | null | undefined
  onChange: (value: Value | '') => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  placeholder?: string
  disabled?: boolean
  /** Whether the choice can be cleared; false where one option is always chosen, without marking the field as required. */
  clearable?: boolean
  /** Shown when no option matches. */
  emptyText?: string
}

type FieldKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }

/** At most this many rows are rendered; further ones are found by typing. */
const SHOWN = 100
/** In a list this short the user needs no search: no on-screen keyboard, which would only cover it. */
const SHORT = 8

export function Select<Value extends string | number>({
  label,
  error,
  hint,
  required,
  hideLabel,
  options: given,
  value,
  onChange,
  onBlur,
  name,
  ref,
  placeholder = hideLabel ? label : `Pilih ${label.toLowerCase()}`,
  disabled,
  clearable = !required,
  emptyText = 'Tidak ada yang cocok.',
}: SelectProps<Value>) {
  const options = useSameOptions(given)
  const chosen = options.find((option) => option.value === value) ?? null
  const [open, setOpen] = useState(false)
  const [unknown, setUnknown] = useState<string>()
  const highlighted = useRef<Option<Value>>(undefined)
  const typed = useRef('')

  const onKeyDown = (event: FieldKey) => {
    // Escape on a closed list would clear the choice; leave the key to the dialog around it.
    if (event.key === 'Escape' && !open) event.preventBaseUIHandler()
    // Enter would submit the form, on a closed list and on one where nothing matches.
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      setOpen(true)
    }
    if (event.key === 'Tab' && open) takeTyped()
  }

  const changeOpen = (open: boolean, { reason }: { reason: string }) => {
    if (reason === 'outside-press') takeTyped()
    if (reason === 'escape-key') typed.current = ''
    setOpen(open)
  }
  // Leaving the field after typing, with Tab or by a click elsewhere, chooses the highlighted row; Escape drops the words.
  const takeTyped = () => {
    if (typed.current === '' || !highlighted.current || highlighted.current.refused) return
    choose(highlighted.current)
    setOpen(false)
  }
  const choose = (option: Option<Value> | null) => {
    typed.current = ''
    setUnknown(undefined)
    onChange(option ? option.value : '')
  }

  // A text that no option has is dropped when the field is left: say so, and what stands instead.
  const leave = () => {
    const words = typed.current.trim()
    if (words !== '' && options.every((option) => !option.label.toLowerCase().includes(words.toLowerCase()))) {
      setUnknown(
        `“${words}” tidak ada dalam daftar. ${chosen ? `Pilihan tetap ${chosen.label}.` : 'Belum ada yang dipilih.'}`,
      )
    }
    typed.current = ''
    onBlur?.()
  }

  return (
    <FormField
      label={label}
      error={unknown ?? error}
      alert={unknown !== undefined}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
    >
      {(control) => (
        <Combobox.Root
          items={options}
          value={chosen}
          onValueChange={choose}
          open={open}
          onOpenChange={changeOpen}
          onItemHighlighted={(option) => {
            highlighted.current = option
          }}
          isItemEqualToValue={(item, other) => item.value === other.value}
          limit={SHOWN}
          autoHighlight
          openOnInputClick
          disabled={disabled}
        >
          <Combobox.InputGroup className="group relative">
            <Combobox.Input
              {...control}
              ref={ref}
              name={name}
              onFocus={selectText}
              onInput={({ currentTarget }) => {
                typed.current = currentTarget.value
                setUnknown(undefined)
              }}
              onBlur={leave}
              onKeyDown={onKeyDown}
              placeholder={placeholder}
              inputMode={options.length <= SHORT ? 'none' : undefined}
              className={classes(fieldClass, 'h-control truncate pr-9 group-has-[.clear]:pr-16')}
            />
            <div className="absolute inset-y-0 right-0 flex items-center text-body">
              {clearable && (
                <Combobox.Clear
                  aria-label={`Kosongkan ${label.toLowerCase()}`}
                  className="clear flex h-full w-7 items-center justify-center rounded-chip hover:text-ink"
                >
                  <X size={15} aria-hidden />
                </Combobox.Clear>
              )}
              <Combobox.Trigger
                aria-label={`Tampilkan pilihan ${label.toLowerCase()}`}
                className="flex h-full w-9 items-center justify-center"
              >
                <ChevronDown size={16} aria-hidden />
              </Combobox.Trigger>
            </div>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
              <Combobox.Popup className={popupClass}>
                <DismissInIndonesian />
                <Combobox.Empty>
                  <div className="px-3 py-2.5 text-muted">{emptyText}</div>
                </Combobox.Empty>
                <Combobox.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
                  {(option: Option<Value>) => (
                    <Combobox.Item
                      key={option.value}
                      value={option}
                      disabled={Boolean(option.refused)}
                      className={itemClass}
                    >
                      <Combobox.ItemIndicator className="col-start-1">
                        <Check size={16} aria-hidden className="text-brand" />
                      </Combobox.ItemIndicator>
                      <span className="col-start-2">
                        {option.label}
                        {option.refused && <span className="block text-xs">{option.refused}</span>}
                      </span>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FormField>
  )
}
