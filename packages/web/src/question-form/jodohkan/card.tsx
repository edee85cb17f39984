import type { Asked } from '@bank/contract/question-form/scorer'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { Fragment } from '../../rich/rich-html.tsx'
import { classes } from '../../ui/classes.ts'
import { letterOf } from '../../ui/letter.ts'
import type { PartsProps } from '../parts-props.ts'

type Row = NonNullable<Asked['interaction']['left']>[number]

/** The rows of a Menjodohkan question, each with the letter of its partner, and the lettered partners. */
export function MatchList({ question: { interaction } }: PartsProps) {
  const { left = [], right = [], pairs = [] } = interaction
  if (left.length === 0) return <p className="mt-4 text-muted">Belum ada pasangan.</p>
  const letters = new Map(right.map(({ id }, at) => [id, letterOf(at)]))
  const partners = new Map(pairs)
  return (
    <div className="@container mt-4">
      <div className="grid gap-x-8 gap-y-3 text-md text-ink @lg:grid-cols-2">
        <ol className="divide-y divide-line" aria-label="Pernyataan">
          {left.map((row, at) => {
            const letter = letters.get(partners.get(row.id) ?? '')
            return (
              <li key={row.id} className="flex items-center justify-between gap-3 py-1.5">
                <Content row={row} of={`pernyataan ${at + 1}`} />
                {letter ? (
                  <span className="flex shrink-0 items-center gap-1.5 font-semibold text-approved">
                    <span aria-hidden>→</span>
                    <span className="sr-only">berpasangan dengan</span>
                    <Letter word={letter} isKey />
                  </span>
                ) : (
                  <span className="text-muted">-</span>
                )}
              </li>
            )
          })}
        </ol>
        <ol className="divide-y divide-line" aria-label="Pasangan">
          {right.map((row, at) => (
            <li key={row.id} className="flex items-center gap-3 py-1.5">
              <Letter word={letterOf(at)} />
              <Content row={row} of={`pasangan ${letterOf(at)}`} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Letter({ word, isKey = false }: { word: string; isKey?: boolean }) {
  return (
    <span
      className={classes(
        'flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-bold',
        isKey ? 'bg-approved text-white' : 'bg-quiet text-body',
      )}
    >
      {word}
    </span>
  )
}

function Content({ row: { text, image }, of }: { row: Row; of: string }) {
  return (
    <div className="min-w-0 flex-1 wrap-anywhere">
      <Fragment html={text} />
      {image !== NO_IMAGE && (
        <img src={image} alt={`Gambar ${of}`} loading="lazy" className="mt-1 max-h-48 max-w-full rounded-chip" />
      )}
    </div>
  )
}
