import { TextArea } from '../../ui/text-field.tsx'
import type { StudentProps } from '../student-props.ts'
import { EssayMarks } from './essay-marks.tsx'

/** A box for an essay; points are given by a person once it was checked. */
export function EssayAnswer({ name, shown, answer, onAnswer, checked }: StudentProps) {
  return (
    <div className="space-y-4">
      <TextArea
        label="Jawaban"
        rows={shown.interaction.lines ?? 6}
        value={answer.text ?? ''}
        onChange={({ target }) => onAnswer({ ...answer, text: target.value })}
      />
      {checked && <EssayMarks name={name} question={checked} answer={answer} onAnswer={onAnswer} />}
    </div>
  )
}
