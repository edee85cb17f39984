import { Check } from 'lucide-react'
import { classes } from '../../ui/classes.ts'

interface AnswerMarkProps {
  letter: string
  many: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The letter of an option and its answer mark: radio button or, for several answers, checkbox. */
export function AnswerMark({ letter, many, checked, onChange }: AnswerMarkProps) {
  return (
    <label
      title="Tandai sebagai jawaban (Alt+B)"
      className="flex h-control shrink-0 cursor-pointer items-center gap-2 rounded-chip px-1 font-bold text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand"
    >
      <span
        className={classes(
          'flex size-5 items-center justify-center border',
          many ? 'rounded-chip' : 'rounded-full',
          checked ? 'border-approved bg-approved text-white' : 'border-edge bg-white',
        )}
      >
        {checked && <Check size={14} strokeWidth={3} aria-hidden />}
      </span>
      <input
        type={many ? 'checkbox' : 'radio'}
        name="is_answer"
        className="sr-only"
        // Tab goes from text to text; the left arrow key leads here
        tabIndex={-1}
        aria-label={`Pilihan ${letter} benar`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="w-3.5 text-center">{letter}</span>
    </label>
  )
}
