import type { Question } from '@bank/contract/question'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PartsProps } from './parts-props.ts'
import { Fragment, RichHtml } from './rich-html.tsx'

const frame = 'mt-4 rounded-control bg-quiet px-4 py-3'
const title = 'text-sm font-semibold text-ink'

const Rubric = onDemand(() => import('./rubric.tsx'), 'Rubric')

/** The answer text of an essay, and what gets points. */
export function EssayAnswer({ question }: PartsProps) {
  const { answer, interaction } = question
  return (
    <>
      {answer && (
        <div className={frame}>
          <p className={title}>Jawaban</p>
          <RichHtml html={answer} />
        </div>
      )}
      {interaction.rubric && <Rubric criteria={interaction.rubric} fallback={<Skeleton className="mt-4 h-24" />} />}
    </>
  )
}

export function ShortAnswerList({ question, menus }: PartsProps) {
  if (question.short_answers.length === 0) return <p className="mt-4 text-muted">Belum ada jawaban.</p>
  return (
    <div className={frame}>
      <p className={title}>Jawaban</p>
      <ul>
        {question.short_answers.map((shortAnswer) => (
          <li key={shortAnswer.id_short_answer} className="flex items-center justify-between gap-3 text-md text-ink">
            <div className="min-w-0">
              <Fragment html={shortAnswer.short_answer_text} /> {rangeOf(shortAnswer)}
            </div>
            {menus?.ofShortAnswer(shortAnswer)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function rangeOf({ first_range, second_range }: Question['short_answers'][number]) {
  if (first_range === '' && second_range === '') return null
  const words = [second_range && `paling sedikit ${second_range}`, first_range && `paling banyak ${first_range}`]
  return <span className="text-muted">({words.filter(Boolean).join(', ')})</span>
}
