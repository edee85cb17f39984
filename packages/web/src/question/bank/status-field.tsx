import type { UseFormReturn } from 'react-hook-form'
import { FormSelect } from '../../form/form-select.tsx'
import { useOwnReview } from '../../telaah/own-review.ts'
import { statusOptions } from '../item/question-options.ts'
import { wordOf } from './question-columns.ts'
import type { QuestionValues } from './question-form.ts'

const HINTS = {
  free: 'Status diatur oleh alur telaah.',
  fixed: 'Status diatur oleh alur telaah. Ajukan atau terbitkan soal dari kartunya.',
}

/** The status, freely chosen; while the review flow binds, what the caller may make of the stored one. */
export function StatusField({ form }: { form: UseFormReturn<QuestionValues> }) {
  const own = useOwnReview()
  const stored = form.formState.defaultValues?.status
  const isFixed = own?.binding === true && (stored === 'on-progress' || !own.may('publish'))
  return (
    <FormSelect
      control={form.control}
      name="status"
      label={wordOf('status')}
      required
      options={isFixed ? statusOptions.filter(({ value }) => value === stored) : statusOptions}
      hint={own?.binding && HINTS[isFixed ? 'fixed' : 'free']}
    />
  )
}
