import type { Asked } from '@bank/contract/question-form/scorer'
import { Fragment } from '../../rich/rich-html.tsx'
import { KeyBox } from '../key-box.tsx'
import type { PartsProps } from '../parts-props.ts'

export function ShortAnswerList({ question, menus }: PartsProps) {
  if (question.short_answers.length === 0) return <p className="mt-4 text-muted">Belum ada jawaban.</p>
  return (
    <KeyBox title="Jawaban">
      <ul>
        {question.short_answers.map((shortAnswer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one that is not stored has no id
          <li key={at} className="flex items-center justify-between gap-3 text-md text-ink">
            <div className="min-w-0">
              <Fragment html={shortAnswer.short_answer_text} /> {rangeOf(shortAnswer)}
            </div>
            {menus?.ofShortAnswer(at)}
          </li>
        ))}
      </ul>
    </KeyBox>
  )
}

function rangeOf({ first_range, second_range }: Asked['short_answers'][number]) {
  if (first_range === '' && second_range === '') return null
  const words = [second_range && `paling sedikit ${second_range}`, first_range && `paling banyak ${first_range}`]
  return <span className="text-muted">({words.filter(Boolean).join(', ')})</span>
}
