// <SearchBox label="Cari kode soal" value={search.question_code ?? ''} onSearch={(question_code) => filter({ question_code })} />
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { fieldClass } from './form-field.tsx'
import { useShortcuts, useShortcutsOn } from './shortcuts.ts'

interface SearchBoxProps {
  label: string
  /** What is being searched for now. */
  value: string
  onSearch: (value: string) => void
}

const PAUSE_MS = 300

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const [followed, setFollowed] = useState(value)
  const keysOn = useShortcutsOn()
  useShortcuts({ '/': () => input.current?.focus() })

  // The URL changed by another hand (back, "Hapus semua filter"); an echo of our own search would eat a letter.
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
      onSearch(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, asked, onSearch])

  return (
    <div className="relative block min-w-0 flex-1">
      <Search size={16} aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto text-body" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={255}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={classes(fieldClass, 'h-control pr-10 pl-9')}
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
  )
}
