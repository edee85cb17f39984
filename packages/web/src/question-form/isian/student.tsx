import { isCurrency, unitOf } from '@bank/contract/number/quantity'
import { isian } from '@bank/contract/question-form/isian/score'
import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { TextField } from '../../ui/text-field.tsx'
import type { StudentProps } from '../student-props.ts'
import { type Outcome, Verdict } from '../verdict.tsx'

/** A box for a short answer, with its unit: a currency before it, any other after it. */
export function ShortAnswer({ shown, answer, onAnswer, checked }: StudentProps) {
  const { unit = '' } = shown.interaction
  const isBefore = isCurrency(unitOf(unit))
  return (
    <div className="flex flex-wrap items-end gap-2">
      {isBefore && <Unit word={unit} />}
      <div className="student-short">
        <TextField
          label="Jawaban"
          value={answer.text ?? ''}
          onChange={({ target }) => onAnswer({ text: target.value })}
        />
      </div>
      {unit !== '' && !isBefore && <Unit word={unit} />}
      {checked && (
        <div className="flex min-h-control items-center">
          <Verdict of={outcome(checked, answer)} />
        </div>
      )}
    </div>
  )
}

const Unit = ({ word }: { word: string }) => <span className="flex min-h-control items-center">{word}</span>

function outcome(question: Asked, answer: Answer): Outcome {
  if (isian.lacksKey(question)) return 'keyless'
  const { right, wrong } = isian.result(question, answer)
  if (right > 0) return 'right'
  return wrong > 0 ? 'wrong' : 'blank'
}
