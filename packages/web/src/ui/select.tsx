// A list to choose from, with typing to search and a cross to clear. '' stands for "nothing chosen".
// <Select label="Subjek" options={[{ value: 1, label: 'Literasi' }]} value={id} onChange={setId} required />
// In a react-hook-form form: form-select.tsx.
import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { type FieldFrame, FormField, fieldClass } from './form-field.tsx'

export interface Option<Value extends string | number = number> {
  value: Value
  label: string
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
  /** Nothing may be chosen again; false where something always is, and need not be asked for. */
  clearable?: boolean
  /** What stands in the list when nothing fits. */
  emptyText?: string
}

type FieldKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }

/** More rows than this are found by typing: no list of thousands is drawn. */
const SHOWN = 100
/** Lists as short as this are chosen by eye: a phone's keyboard would only cover them. */
const SHORT = 8

export function Select<Value extends string | number>({
  label,
  error,
  hint,
  required,
  hideLabel,
  options,
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
  const chosen = options.find((option) => option.value === value) ?? null
  const [open, setOpen] = useState(false)
  const highlighted = useRef<Option<Value>>(undefined)

  const onKeyDown = (event: FieldKey) => {
    // Escape on a closed field would throw the choice away; it belongs to the dialog around.
    if (event.key === 'Escape' && !open) event.preventBaseUIHandler()
    // Enter on a closed field would send the form.
    if (event.key === 'Enter' && !open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      setOpen(true)
    }
    // Who typed and goes on with Tab means the row that is lit, not "nothing".
    const typed = event.currentTarget.value !== (chosen?.label ?? '')
    if (event.key === 'Tab' && open && typed && highlighted.current) {
      onChange(highlighted.current.value)
      setOpen(false)
    }
  }

  return (
    <FormField label={label} error={error} hint={hint} required={required} hideLabel={hideLabel}>
      {(control) => (
        <Combobox.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onChange(option ? option.value : '')}
          open={open}
          onOpenChange={setOpen}
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
              onBlur={onBlur}
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
                    <Combobox.Item key={option.value} value={option} className={itemClass}>
                      <Combobox.ItemIndicator className="col-start-1">
                        <Check size={16} aria-hidden className="text-brand" />
                      </Combobox.ItemIndicator>
                      <span className="col-start-2">{option.label}</span>
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

/** Base UI gives screen readers a way out of the list, with an English name that no prop changes. */
function DismissInIndonesian() {
  useEffect(() => {
    for (const way of document.querySelectorAll('[aria-label="Dismiss"]'))
      way.setAttribute('aria-label', 'Tutup daftar')
  }, [])
  return null
}

const popupClass =
  'w-[var(--anchor-width)] max-w-[var(--available-width)] min-w-44 rounded-control border border-line bg-white ' +
  'text-ink shadow-popup transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

const itemClass =
  'grid min-h-control cursor-default grid-cols-[1rem_1fr] items-center gap-2 rounded-chip px-2.5 py-1.5 ' +
  'outline-none select-none data-highlighted:bg-brand-soft data-selected:font-semibold'
