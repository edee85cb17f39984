import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useAccounts } from '../../api/lookups.ts'
import { useSession } from '../../api/session.ts'
import { TextArea, type TextAreaProps } from '../../ui/text-field.tsx'

/** A mention that is being typed: where it begins, and what stands after its `@`. */
const BEGUN = /(?<![\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{N}.' -]{0,40})?$/u
const MOST_SHOWN = 6

interface MentionAreaProps extends Pick<TextAreaProps, 'label' | 'error' | 'autoFocus' | 'hideLabel' | 'maxLength'> {
  value: string
  onText: (text: string) => void
}

/** A text area in which `@` opens the list of accounts. */
export function MentionArea({ value, onText, ...field }: MentionAreaProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const own = useSession()?.ac_id
  const people = useAccounts().data?.data.filter(({ ac_id }) => ac_id !== own) ?? []
  const [begun, setBegun] = useState<{ from: number; typed: string }>()
  /** Where a mention was chosen or left: no list opens there again. */
  const [settled, settle] = useState<number>()
  const [at, setAt] = useState(0)
  const [caret, setCaret] = useState<number>()
  const names = begun && begun.from !== settled ? namesLike(people, begun.typed) : []

  // the text is drawn anew before the caret can stand behind the name
  useEffect(() => {
    if (caret === undefined) return
    setCaret(undefined)
    area.current?.focus()
    area.current?.setSelectionRange(caret, caret)
  }, [caret])

  const look = () => {
    const { value: typed = '', selectionStart = 0 } = area.current ?? {}
    const found = BEGUN.exec(typed.slice(0, selectionStart))
    setBegun(found ? { from: found.index, typed: found[1] ?? '' } : undefined)
    setAt(0)
    if (found?.index !== settled) settle(undefined)
  }
  const take = (name: string) => {
    if (!begun) return
    const before = `${value.slice(0, begun.from)}@${name} `
    onText(before + value.slice(begun.from + 1 + begun.typed.length))
    settle(begun.from)
    setCaret(before.length)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((at + 1) % names.length),
    ArrowUp: () => setAt((at + names.length - 1) % names.length),
    Enter: () => take(names[at] ?? ''),
    Tab: () => take(names[at] ?? ''),
    Escape: () => settle(begun?.from),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = names.length > 0 && !event.ctrlKey && !event.metaKey && keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const isOpen = names.length > 0
  return (
    <div className="relative">
      <TextArea
        {...field}
        ref={area}
        rows={3}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        onChange={({ target }) => {
          onText(target.value)
          look()
        }}
        onSelect={look}
        onKeyDown={onKeyDown}
        onBlur={() => setBegun(undefined)}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label="Sebut nama" className="mention-list">
          {names.map((name, row) => (
            <button
              key={name}
              type="button"
              id={`${id}-${row}`}
              role="option"
              aria-selected={row === at}
              tabIndex={-1}
              className="mention-name"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {isOpen && `${names.length} nama. Panah memilih, Enter menyebut.`}
      </p>
    </div>
  )
}

/** Names that begin so, or have a word that does. */
function namesLike(people: readonly { ac_name: string }[], typed: string): string[] {
  const begins = typed.toLowerCase()
  const fits = (name: string) => name.startsWith(begins) || name.includes(` ${begins}`)
  const names = new Set(people.map(({ ac_name }) => ac_name))
  return [...names]
    .filter((name) => fits(name.toLowerCase()))
    .toSorted((one, other) => one.localeCompare(other, 'id'))
    .slice(0, MOST_SHOWN)
}
