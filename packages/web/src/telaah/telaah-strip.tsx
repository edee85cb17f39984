import { isQuiet } from '@bank/contract/telaah/names'
import { ChevronDown, ChevronUp, ClipboardCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Counts, FindingList } from './finding-list.tsx'
import { fixOf } from './fix-of.ts'
import { useOwnReview } from './own-review.ts'
import { wordOf } from './place-words.ts'
import type { TelaahProps } from './standing.ts'
import { TidyPreview } from './tidy-preview.tsx'
import { canFix, type Shown, TIDIED, useFindings } from './use-findings.ts'
import { lookAt, writtenAt } from './written.ts'
import './telaah.css'

const NoteStrip = onDemand(() => import('./thread/note-strip.tsx'), 'NoteStrip')

/** The text of the question comes first, its discussion last. */
const rankOf = ({ place }: Shown) => (place === 'question_text' ? 0 : place.startsWith('discussion') ? 2 : 1)
const asRead = (one: Shown, other: Shown) =>
  rankOf(one) - rankOf(other) ||
  one.place.localeCompare(other.place, 'en', { numeric: true }) ||
  one.at[0] - other.at[0]

/** Above the foot of a form: how much was found, and the list of it. */
export function TelaahStrip(props: TelaahProps) {
  const strip = useRef<HTMLElement>(null)
  const id = useId()
  const { findings, findNow } = useFindings(props, strip)
  const binding = useOwnReview()?.binding
  const [view, setView] = useState<'list' | 'tidy' | 'notes'>()
  const [said, setSaid] = useState('')
  const [next, setNext] = useState<number>()
  /** What takes the last fixes back. */
  const undo = useRef<(() => void)[]>([])
  const told = findings.filter(({ rule }) => !isQuiet(rule))
  const form = () => strip.current?.closest('form') ?? null
  const tidied = findings.flatMap((finding) => {
    const { rule, fix } = finding
    return TIDIED.has(rule) && fix !== undefined && canFix(form(), finding, props.reorder) ? [{ ...finding, fix }] : []
  })
  tidied.sort(asRead)

  // the button that was pressed is gone with its finding: the focus goes on to the next one
  useEffect(() => {
    if (next === undefined) return
    setNext(undefined)
    const rows = strip.current?.querySelectorAll<HTMLElement>('li') ?? []
    const row = rows[Math.min(next, rows.length - 1)]
    const target = row?.querySelector<HTMLElement>('button:last-of-type') ?? strip.current?.querySelector('button')
    target?.focus()
  }, [next])

  const takenBackAt = (place: string) => () => writtenAt(form(), place)?.undo()
  const repaired = (place: string) => `${wordOf(place)} diperbaiki. Ctrl+Z membatalkan.`
  const sort = (place: string, order: readonly number[]) => {
    props.reorder?.(place, order)
    const back = [...order.keys()].map((row) => order.indexOf(row))
    undo.current = [() => props.reorder?.(place, back)]
    return repaired(place)
  }
  const replace = async (finding: Shown) => {
    const { place } = finding
    const fix = await fixOf(finding).catch(() => undefined)
    if (!fix) return 'Rumus itu tidak dapat digambar.'
    const count = writtenAt(form(), place)?.put([fix]) ?? 0
    undo.current = count > 0 ? [takenBackAt(place)] : []
    return count > 0 ? repaired(place) : 'Teks di sana sudah berubah.'
  }
  const repair = async (finding: Shown, at: number) => {
    const { place, order } = finding
    setSaid(order ? sort(place, order) : await replace(finding))
    findNow()
    setNext(at)
  }
  /** Of the texts as they are now: what was typed last may not have been read yet. */
  const preview = () => {
    findNow()
    setView('tidy')
  }
  const tidy = () => {
    const places = [...new Set(tidied.map(({ place }) => place))]
    const put = (place: string) => writtenAt(form(), place)?.put(tidied.filter((fix) => fix.place === place)) ?? 0
    const count = places.reduce((sum, place) => sum + put(place), 0)
    undo.current = count > 0 ? places.map(takenBackAt) : []
    setSaid(`${count} perbaikan diterapkan. Ctrl+Z membatalkan.`)
    setView('list')
    findNow()
    setNext(0)
  }
  const undoByKey = (event: KeyboardEvent) => {
    // with Caps Lock it is a capital
    if (
      view === 'notes' ||
      event.key.toLowerCase() !== 'z' ||
      event.shiftKey ||
      !(event.ctrlKey || event.metaKey) ||
      undo.current.length === 0
    )
      return
    event.preventDefault()
    for (const takeBack of undo.current) takeBack()
    undo.current = []
    setSaid('Perbaikan dibatalkan.')
    findNow()
  }

  const open = view === 'list' || view === 'tidy'
  const Icon = open ? ChevronDown : ChevronUp
  return (
    <section ref={strip} aria-label="Telaah otomatis" className="border-t border-line" onKeyDown={undoByKey}>
      <div className="telaah-bar flex flex-wrap items-center gap-x-2">
        <Button
          kind="quiet"
          icon={ClipboardCheck}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setView(open ? undefined : 'list')}
          className="min-w-0"
        >
          Telaah otomatis <Counts findings={told} />
          <Icon size={16} aria-hidden className="shrink-0" />
        </Button>
        {binding && props.stored && (
          <NoteStrip
            stored={props.stored}
            watch={props.watch}
            read={props.read}
            open={view === 'notes'}
            onToggle={() => setView(view === 'notes' ? undefined : 'notes')}
            fallback={null}
          />
        )}
        {tidied.length > 0 && view !== 'tidy' && (
          <Button kind="quiet" onClick={preview} className="ml-auto text-brand">
            Rapikan
          </Button>
        )}
      </div>
      <div id={id} hidden={!open} className="telaah-list px-4 pb-3 sm:px-5">
        {view === 'tidy' && tidied.length > 0 && (
          <TidyPreview fixes={tidied} onApply={tidy} onCancel={() => setView(undefined)} />
        )}
        {(view === 'list' || (view === 'tidy' && tidied.length === 0)) && (
          <FindingList
            findings={told}
            mayRepair={(finding) => canFix(form(), finding, props.reorder)}
            onLook={(finding) => lookAt(form(), finding.place, finding)}
            onRepair={(finding, at) => void repair(finding, at)}
          />
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </section>
  )
}
