import { approvalRoutes } from '@bank/contract/approval'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { reading } from '../../api/query.ts'
import { FormSelect } from '../../form/form-select.tsx'
import { useOwnReview } from '../../telaah/own-review.ts'
import type { Status } from '../../ui/status-pill.tsx'
import { STATUS_HINT, statusOptions } from '../item/question-options.ts'
import { wordOf } from './question-columns.ts'
import type { QuestionValues } from './question-form.ts'

const NOT_YET = 'Sebentar, sedang diperiksa.'

/** The status, freely chosen; while the review flow binds, with the reason why each other one may not be given. */
export function StatusField({ id, form }: { id: number; form: UseFormReturn<QuestionValues> }) {
  const binds = useOwnReview()?.binding === true
  const review = useQuery({ ...reading(approvalRoutes.get, { params: { id } }), enabled: binds, staleTime: 0 })
  const stored = form.formState.defaultValues?.status
  const refusals = review.isError ? [] : review.data?.data[0].status_refusals
  const refusedOf = (value: Status) => {
    if (refusals) return refusals.find(({ status }) => status === value)?.reason
    return value === stored ? null : NOT_YET
  }
  return (
    <FormSelect
      control={form.control}
      name="status"
      label={wordOf('status')}
      required
      options={binds ? statusOptions.map((option) => ({ ...option, refused: refusedOf(option.value) })) : statusOptions}
      hint={binds && STATUS_HINT}
    />
  )
}
