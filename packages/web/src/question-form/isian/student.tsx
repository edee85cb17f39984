import { TextField } from '../../ui/text-field.tsx'
import type { StudentProps } from '../student-props.ts'

/** A box for a short answer, with its unit. */
export function ShortAnswer({ shown, answer, onAnswer }: StudentProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-60 max-w-full">
        <TextField
          label="Jawaban"
          value={answer.text ?? ''}
          onChange={({ target }) => onAnswer({ text: target.value })}
        />
      </div>
      {shown.interaction.unit && <span className="flex min-h-control items-center">{shown.interaction.unit}</span>}
    </div>
  )
}
