// Of words (docs/decisions/047): <SearchBox words .../>. Words that begin like the last one are found too, until Enter.
// <SearchBox label="Cari nama subjek" value={search.subject_name ?? ''} onSearch={(subject_name) => filter({ subject_name })} />
import { halfTyped, typedOf } from '@bank/contract/search/half-typed'
import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { describedBy, FieldNotes, fieldClass } from './form-field.tsx'
import { useShortcuts, useShortcutsOn } from './shortcuts.ts'

interface SearchBoxProps {
  label: string
  /** The current search term. */
  value: string
  onSearch: (value: string) => void
  /** Whether it searches words, not a part of a text. */
  words?: boolean | undefined
  /** Why the current term could not be searched. */
  error?: string | undefined
}

const PAUSE_MS = 300

export function SearchBox({ label, value: search, onSearch, words, error }: SearchBoxProps) {
  const value = words ? typedOf(search) : search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const [followed, setFollowed] = useState(value)
  const keysOn = useShortcutsOn()
  useShortcuts({ '/': () => input.current?.focus() })

  // Take over a URL change from elsewhere (back, "Hapus semua filter"), but not from our own search: it would drop letters.
  if (value !== followed) {
    setFollowed(value)
    if (value !== asked) {
      setTyped(value)
      setAsked(value)
    }
  }

  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      onSearch(words ? halfTyped(wanted) : wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, asked, words, onSearch])

  return (
    <div className="min-w-0 flex-1">
      <div className="relative">
        <Search size={16} aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto text-body" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, undefined)}
          placeholder={label}
          maxLength={255}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || wanted === search) return
            setAsked(wanted)
            onSearch(wanted)
          }}
          className={classes(fieldClass, 'h-control pr-10 pl-9 pointer-coarse:placeholder-shown:pr-3')}
        />
        {typed ? (
          <button
            type="button"
            aria-label="Kosongkan pencarian"
            onClick={() => {
              setTyped('')
              input.current?.focus()
            }}
            className="absolute inset-y-0 right-0 flex w-10 items-center justify-center text-body hover:text-ink"
          >
            <X size={16} aria-hidden />
          </button>
        ) : (
          keysOn && (
            <kbd
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2 my-auto flex h-5.5 w-5.5 items-center justify-center rounded-chip border border-line bg-quiet font-sans text-xs text-body pointer-coarse:hidden"
            >
              /
            </kbd>
          )
        )}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
