import { type Question, questionRoutes } from '@bank/contract/question'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { FragmentField } from '../editor/fragment-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { text } from '../ui/text.ts'
import { QUESTION_READS } from './reads.ts'

/** The text of an essay's answer: added while there is none, edited afterwards (spec 4). */
export function EssayDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const form = useForm({ defaultValues: { answer: question.answer ?? '' } })
  const says = question.answer ? text.edited : text.added
  const update = useAction(questionRoutes.update, { refreshes: QUESTION_READS, says, form })
  const params = { id: question.id_question }
  const save = form.handleSubmit((body) => {
    if (body.answer.trim() === '') return form.setError('answer', { message: 'Wajib diisi.' })
    return update.mutate({ params, body: { ...body, updated_at: question.updated_at } }, { onSuccess: onClose })
  })
  return (
    <FormDialog
      title={question.answer ? 'Edit jawaban' : 'Tambah jawaban'}
      form={form}
      draft={`essay:${question.id_question}`}
      onSubmit={save}
      onClose={onClose}
      saving={update.isPending}
      keepOnBackdrop
    >
      <Controller
        name="answer"
        control={form.control}
        render={({ field, fieldState }) => (
          <FragmentField
            label="Jawaban"
            required
            rows={5}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}
