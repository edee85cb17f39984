import { REVIEW_LIMITS } from '@bank/contract/approval'
import type { Mark } from '@bank/contract/telaah/card'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { classes } from '../ui/classes.ts'
import { fieldClass } from '../ui/form-field.tsx'

const CHOICES = [
  { value: 'ya', label: 'Ya' },
  { value: 'tidak', label: 'Tidak' },
  { value: 'tb', label: 'Tidak berlaku' },
] as const

interface AspectRowProps {
  no: number
  text: string
  mark: Mark['mark'] | ''
  /** By automatic review, and left so. */
  auto: boolean
  note: UseFormRegisterReturn
  onMark: (mark: Mark['mark']) => void
}

/** One aspect of the review card. */
export function AspectRow({ no, text, mark, auto, note, onMark }: AspectRowProps) {
  const name = useId()
  return (
    <fieldset data-aspect className="min-w-0">
      <legend className="mb-1.5 flex w-full gap-2 text-ink">
        <span className="w-5 shrink-0 text-right text-muted">{no}</span>
        <span>
          {text} {auto && <span className="rounded-chip bg-quiet px-1.5 text-xs text-muted">otomatis</span>}
        </span>
      </legend>
      <div className="aspect-answer flex flex-wrap gap-2">
        {CHOICES.map(({ value, label }) => (
          <label
            key={value}
            className={classes(
              'flex min-h-control items-center rounded-control border border-line bg-white px-3 text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand',
              value === 'tidak' ? 'aspect-tidak' : 'has-checked:border-brand has-checked:bg-brand-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={mark === value}
              onChange={() => onMark(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {mark === 'tidak' && (
        <div className="aspect-answer mt-2">
          <textarea
            {...note}
            rows={2}
            maxLength={REVIEW_LIMITS.aspect}
            aria-label={`Catatan aspek ${no}`}
            placeholder="Apa yang perlu diperbaiki?"
            className={classes(fieldClass, 'block py-2')}
          />
        </div>
      )}
    </fieldset>
  )
}
