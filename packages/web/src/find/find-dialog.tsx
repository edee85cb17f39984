import { FIND, findRoutes } from '@bank/contract/find'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { reading } from '../api/query.ts'
import { useSession } from '../api/session.ts'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { fieldClass } from '../ui/form-field.tsx'
import { type Entry, FoundList, optionId } from './found-list.tsx'
import { filterList, LIST_WORD } from './question-list.ts'
import { readRecent } from './recent.ts'
import { sectionsOf } from './sections.ts'

const PAUSE_MS = 150
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface FindDialogProps {
  /** What was typed while this was on its way. */
  typedAhead: () => string
  onClose: () => void
}

/** "Cari apa saja": one field for all that can be opened by its name, its code or its words. */
export function FindDialog({ typedAhead, onClose }: FindDialogProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, type] = useState('')
  const { sections, says } = useFound(typed.trim())
  const [reached, reach] = useState<string>()
  const navigate = useNavigate()
  const router = useRouter()

  const entries = sections.flatMap((section) => (section.isStale ? [] : section.entries))
  const active = entries.find(({ key }) => key === reached) ?? entries[0]
  const choose = ({ open, filter }: Entry, filters: boolean) => {
    if (!filters) open()
    else if (filter) filterList(navigate, router, filter)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!active || event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (!step) return choose(active, event.ctrlKey || event.metaKey)
    const at = entries.indexOf(active) + step
    reach(entries.at(at % entries.length)?.key)
  }

  return (
    <Dialog title="Cari apa saja" size="medium" onClose={onClose} initialFocus={input}>
      <div className="find">
        <div className="find-field">
          <Search size={16} aria-hidden />
          <input
            ref={input}
            role="combobox"
            aria-expanded={sections.length > 0}
            aria-controls={sections.length > 0 ? id : undefined}
            aria-activedescendant={active && optionId(id, active.key)}
            aria-autocomplete="list"
            aria-label="Kode, kata, atau nama"
            placeholder="Kode, kata, atau nama"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={255}
            value={typed}
            onFocus={() => type((now) => now + typedAhead())}
            onChange={({ target }) => {
              type(target.value)
              reach(undefined)
            }}
            onKeyDown={onKeyDown}
            className={classes(fieldClass, 'h-control')}
          />
        </div>
        {sections.length > 0 && (
          <FoundList id={id} sections={sections} active={active?.key} onReach={reach} onChoose={choose} />
        )}
        <p role="status" className="find-said">
          {says}
        </p>
        <p className="find-keys">
          <span>
            <kbd>Enter</kbd> buka
          </span>
          {active?.filter && (
            <span>
              <kbd>Ctrl Enter</kbd> saring {LIST_WORD[active.filter.to]}
            </span>
          )}
        </p>
      </div>
    </Dialog>
  )
}

const LATE = 'Soal belum sempat dicari. Tulis kata yang lebih lengkap.'
const HINT = 'Temukan soal, materi, sub-materi, kategori, subjek, atau layar.'

/** What fits `typed`, and what is to be said of it. An answer belongs to what it was asked for: a late one replaces none. */
function useFound(typed: string) {
  const navigate = useNavigate()
  const session = useSession()
  const [recent] = useState(readRecent)
  const asked = usePaused(typed)
  const isAsked = [...typed].length >= FIND.fewest
  const answer = useQuery({
    ...reading(findRoutes.find, { query: { q: asked } }),
    enabled: [...asked].length >= FIND.fewest,
  })
  const isStale = asked !== typed || answer.isPlaceholderData || answer.isPending
  const found = isAsked ? (answer.data?.data ?? []) : []
  const sections = sectionsOf({ go: navigate, typed, level: session?.ac_level ?? null, recent, found, isStale })
  const none = sections.length > 0 ? '' : typed ? `Tidak ada yang cocok dengan “${typed}”.` : HINT
  if (!typed) return { sections, says: none }
  if (!isAsked) return { sections, says: `Tulis sedikitnya ${FIND.fewest} huruf.` }
  if (isStale) return { sections, says: '' }
  return { sections, says: answer.error?.message ?? (answer.data?.late ? LATE : none) }
}

/** A value once it has stayed the same for a moment; at once where it is the first. */
function usePaused(value: string) {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
