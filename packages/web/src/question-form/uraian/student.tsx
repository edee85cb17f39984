import { TextArea } from '../../ui/text-field.tsx'
import type { StudentProps } from '../student-props.ts'

/** A box for an essay; points are given by a person once it was checked. */
export function EssayAnswer({ shown, answer, onAnswer }: StudentProps) {
  return (
    <TextArea
      label="Jawaban"
      rows={shown.interaction.lines ?? 6}
      value={answer.text ?? ''}
      onChange={({ target }) => onAnswer({ ...answer, text: target.value })}
    />
  )
}
