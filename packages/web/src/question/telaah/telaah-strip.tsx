import type { Severity } from '@bank/contract/telaah/index'
import { ChevronDown, ChevronUp, ClipboardCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { fieldOf } from './field.ts'
import { FindingRow } from './finding-row.tsx'
import { wordOf } from './place-words.ts'
import type { TelaahProps } from './standing.ts'
import { TidyPreview } from './tidy-preview.tsx'
import { canFix, isQuiet, type Shown, TIDIED, useFindings } from './use-findings.ts'
import { writtenAt } from './written.ts'
import './telaah.css'

/** The text of the question comes first, its discussion last. */
const rankOf = ({ place }: Shown) => (place === 'question_text' ? 0 : place.startsWith('discussion') ? 2 : 1)
const asRead = (one: Shown, other: Shown) =>
  rankOf(one) - rankOf(other) ||
  one.place.localeCompare(other.place, 'en', { numeric: true }) ||
  one.at[0] - other.at[0]

const SEVERITIES: readonly Severity[] = ['galat', 'peringatan', 'saran']

/** Above the foot of a form: how much was found, and the list of it. */
export function TelaahStrip(props: TelaahProps) {
  const strip = useRef<HTMLElement>(null)
  const id = useId()
  const { findings, findNow } = useFindings(props, strip)
  const [view, setView] = useState<'list' | 'tidy'>()
  const [said, setSaid] = useState('')
  const [next, setNext] = useState<number>()
  /** The texts that the last fixes changed. */
  const fixed = useRef<string[]>([])
  const told = findings.filter((finding) => !isQuiet(finding))
  const form = () => strip.current?.closest('form') ?? null
  const tidied = findings.flatMap((finding) => {
    const { rule, fix } = finding
    return TIDIED.has(rule) && fix !== undefined && canFix(form(), finding) ? [{ ...finding, fix }] : []
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

  const look = (finding: Shown) => {
    const field = fieldOf(form(), finding.place)
    field?.scrollIntoView({ block: 'center' })
    if (!writtenAt(form(), finding.place)?.select(finding))
      field?.querySelector<HTMLElement>('.ProseMirror, button, input, textarea')?.focus({ preventScroll: true })
  }
  const repair = (finding: Shown, at: number) => {
    const { fix } = finding
    const count = fix === undefined ? 0 : (writtenAt(form(), finding.place)?.put([{ ...finding, fix }]) ?? 0)
    fixed.current = count > 0 ? [finding.place] : []
    setSaid(count > 0 ? `${wordOf(finding.place)} diperbaiki. Ctrl+Z membatalkan.` : 'Teks di sana sudah berubah.')
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
    fixed.current = count > 0 ? places : []
    setSaid(`${count} perbaikan diterapkan. Ctrl+Z membatalkan.`)
    setView('list')
    findNow()
    setNext(0)
  }
  const undoByKey = (event: KeyboardEvent) => {
    if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey) || fixed.current.length === 0) return
    event.preventDefault()
    for (const place of fixed.current) writtenAt(form(), place)?.undo()
    fixed.current = []
    setSaid('Perbaikan dibatalkan.')
    findNow()
  }

  const open = view !== undefined
  const Icon = open ? ChevronDown : ChevronUp
  return (
    <section ref={strip} aria-label="Telaah otomatis" className="border-t border-line" onKeyDown={undoByKey}>
      <div className="telaah-bar flex items-center gap-2">
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
          <FindingList findings={told} form={form()} onLook={look} onRepair={repair} />
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </section>
  )
}

interface FindingListProps {
  findings: readonly Shown[]
  form: Element | null
  onLook: (finding: Shown) => void
  onRepair: (finding: Shown, at: number) => void
}

function FindingList({ findings, form, onLook, onRepair }: FindingListProps) {
  if (findings.length === 0) return <p className="text-sm text-muted">Tidak ada yang perlu diperhatikan.</p>
  return (
    <ol className="divide-y divide-line">
      {findings.map((finding, at) => (
        <FindingRow
          key={`${finding.rule} ${finding.place} ${finding.at[0]}`}
          finding={finding}
          onLook={() => onLook(finding)}
          onRepair={canFix(form, finding) ? () => onRepair(finding, at) : undefined}
        />
      ))}
    </ol>
  )
}

function Counts({ findings }: { findings: readonly Shown[] }) {
  const counts = SEVERITIES.flatMap((severity) => {
    const many = findings.filter((finding) => finding.severity === severity).length
    return many > 0 ? [`${many} ${severity}`] : []
  })
  const isGrave = findings.some(({ severity }) => severity === 'galat')
  return (
    <span className={classes('truncate font-medium', isGrave ? 'text-progress' : 'text-muted')}>
      {counts.join(', ') || 'Belum ada temuan'}
    </span>
  )
}
