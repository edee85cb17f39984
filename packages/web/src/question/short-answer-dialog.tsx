import type { Question } from '@bank/contract/question'
import { shortAnswerCreate, shortAnswerRoutes } from '@bank/contract/short-answer'
import { Controller, useForm } from 'react-hook-form'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { FragmentField } from '../editor/fragment-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import type { ShortAnswer } from './opened.ts'
import { QUESTION_READS } from './reads.ts'

interface ShortAnswerDialogProps {
  question: Question
  shortAnswer?: ShortAnswer
  onClose: () => void
}

/** An accepted answer: a text, or the numbers between two bounds; at least one of the three is filled. */
export function ShortAnswerDialog({ question, shortAnswer, onClose }: ShortAnswerDialogProps) {
  const form = useForm({
    resolver: judgedBy(shortAnswerCreate),
    defaultValues: {
      question_id: question.id_question,
      short_answer_text: shortAnswer?.short_answer_text ?? '',
      first_range: shortAnswer?.first_range ?? '',
      second_range: shortAnswer?.second_range ?? '',
    },
  })
  const { errors } = form.formState
  const create = useAction(shortAnswerRoutes.create, { refreshes: QUESTION_READS, says: text.added, form })
  const update = useAction(shortAnswerRoutes.update, { refreshes: QUESTION_READS, says: text.edited, form })
  const save = form.handleSubmit((body) => {
    if (!shortAnswer) return create.mutate({ body }, { onSuccess: onClose })
    return update.mutate({ params: { id: shortAnswer.id_short_answer }, body }, { onSuccess: onClose })
  })
  return (
    <FormDialog
      title={shortAnswer ? 'Edit isian singkat' : 'Tambah isian singkat'}
      form={form}
      draft={`short-answer:${shortAnswer?.id_short_answer ?? `new-${question.id_question}`}`}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
      keepOnBackdrop
    >
      <Controller
        name="short_answer_text"
        control={form.control}
        render={({ field, fieldState }) => (
          <FragmentField
            label="Jawaban"
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Batas Bilangan Atas" error={errors.first_range?.message} {...form.register('first_range')} />
        <TextField
          label="Batas Bilangan Bawah"
          error={errors.second_range?.message}
          {...form.register('second_range')}
        />
      </div>
    </FormDialog>
  )
}
