import type { HistoryEntry } from '@bank/contract/history'
import type { Scoring } from '@bank/contract/question-form/interaction'
import { scoringWords } from '@bank/contract/question-form/scoring-words'
import type { ReactNode } from 'react'
import { storedLines } from '../rich/document-lines.ts'
import { RichHtml } from '../rich/rich-html.tsx'
import { text } from '../ui/text.ts'
import type { Difference } from './changes.ts'
import { Pictures, picturesIn } from './pictures.tsx'
import { TextDifference } from './text-difference.tsx'

interface DifferenceViewProps {
  difference: Difference
  entry: HistoryEntry
}

/** One column of a row: its old and new value, or its only value if the row was added or deleted. */
export function DifferenceView({ difference, entry }: DifferenceViewProps) {
  const { column, before, after, name } = difference
  const whole = entry.before === null || entry.after === null
  const named = (id: unknown) => (id == null ? '' : (entry.names[name]?.[String(id)] ?? ''))
  if (column.as === 'image') {
    const [was, becomes] = [named(before), named(after)]
    return <Pictures before={was ? [was] : []} after={becomes ? [becomes] : []} />
  }
  const shown = (value: unknown): string => {
    if (value == null || value === '') return ''
    if (column.as === 'document') return documentOf(name, value as object)
    if (column.as === 'name') return named(value) || `#${value}`
    return column.words?.[String(value)] ?? String(value)
  }
  const [was, becomes] = [shown(before), shown(after)]
  // the name of an option or a statement is its text, which is HTML
  const rich = column.as === 'html' || column.as === 'document' || name === 'selection_id' || name === 'statement_id'
  if (whole) return rich ? <RichHtml html={was || becomes} /> : <p>{was || becomes}</p>
  return rich ? <RichDifference before={was} after={becomes} /> : <Words before={was} after={becomes} />
}

function documentOf(name: string, value: object) {
  const lines = name === 'scoring' ? [scoringOf(value)] : storedLines(value)
  return lines.map((line) => `<p>${line}</p>`).join('')
}
const scoringOf = (value: Partial<Scoring>) =>
  value.rule ? scoringWords({ points: value.points ?? 1, rule: value.rule }) : ''

function RichDifference({ before, after }: { before: string; after: string }) {
  const [was, becomes] = [picturesIn(before), picturesIn(after)]
  const removed = was.filter((url) => !becomes.includes(url))
  const added = becomes.filter((url) => !was.includes(url))
  return (
    <div className="space-y-3">
      <TextDifference before={before} after={after} />
      {removed.length + added.length > 0 && <Pictures before={removed} after={added} />}
    </div>
  )
}

function Words({ before, after }: { before: string; after: string }): ReactNode {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <del className="rounded-chip bg-progress-soft px-1 text-progress">
        <span className="sr-only">sebelum: </span>
        {before || text.nobody}
      </del>
      <span aria-hidden>→</span>
      <ins className="rounded-chip bg-approved-soft px-1 text-approved underline">
        <span className="sr-only">sesudah: </span>
        {after || text.nobody}
      </ins>
    </p>
  )
}
