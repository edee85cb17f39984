import type { Asked } from '@bank/contract/question-form/scorer'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { Check } from 'lucide-react'
import { Fragment } from '../../rich/rich-html.tsx'
import { classes } from '../../ui/classes.ts'
import { letterOf } from '../../ui/letter.ts'
import type { PartsProps } from '../parts-props.ts'

/** The options of a multiple-choice question, in two columns where they fit. */
export function OptionList({ question, menus }: PartsProps) {
  if (question.selections.length === 0) return <p className="mt-4 text-muted">Belum ada pilihan jawaban.</p>
  return (
    <div className="@container mt-4">
      <ol className="grid gap-2 @lg:grid-cols-2" aria-label="Pilihan jawaban">
        {question.selections.map((selection, index) => {
          const right = selection.is_answer
          const letter = letterOf(index)
          return (
            <li key={selection.id_selection} className={frameClass(right, menus !== undefined)}>
              <Option selection={selection} letter={letter} right={right} />
              {menus?.ofOption(index, letter)}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const frameClass = (right: boolean, hasMenu: boolean) =>
  classes(
    'flex items-center gap-3 rounded-control border py-1 pl-3',
    hasMenu ? 'pr-1' : 'pr-3',
    right ? 'border-approved-rail bg-approved-soft' : 'border-line',
  )

interface OptionProps {
  selection: Asked['selections'][number]
  letter: string
  right: boolean
}

/** One option; the correct one has a tint, a check mark and a text label. */
function Option({ selection, letter, right }: OptionProps) {
  return (
    <>
      <span
        className={classes(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-bold',
          right ? 'bg-approved text-white' : 'bg-quiet text-body',
        )}
      >
        {letter}
      </span>
      <div className="min-w-0 flex-1 py-1.5 text-md text-ink">
        <Fragment html={selection.selection_text} />
        {selection.image !== NO_IMAGE && (
          <img
            src={selection.image}
            alt={`Gambar pilihan ${letter}`}
            loading="lazy"
            className="mt-1 max-h-48 max-w-full rounded-chip"
          />
        )}
      </div>
      {right && (
        <>
          <span className="sr-only">Jawaban benar</span>
          <Check size={18} aria-hidden className="shrink-0 text-approved" />
        </>
      )}
    </>
  )
}
