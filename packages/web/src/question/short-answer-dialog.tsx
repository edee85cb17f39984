import type { Question } from '@bank/contract/question'
import { shortAnswerCreate, shortAnswerRoutes } from '@bank/contract/short-answer'
import { useRowForm } from '../api/row-form.ts'
import { FormFragment } from '../editor/form-fragment.tsx'
import { QUESTION_READS } from '../item/reads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, typeset } from '../ui/other-version.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { ShortAnswer } from './opened.ts'

interface ShortAnswerDialogProps {
  question: Question
  shortAnswer?: ShortAnswer
  onClose: () => void
}

/** An accepted answer: a text, or the numbers between two bounds; at least one of the three is filled. */
export function ShortAnswerDialog({ question, shortAnswer, onClose }: ShortAnswerDialogProps) {
  const { form, errors, dialog, versions } = useRowForm({
    kind: `short-answer-${question.id_question}`,
    title: shortAnswer ? 'Edit isian singkat' : 'Tambah isian singkat',
    routes: shortAnswerRoutes,
    row: shortAnswer,
    id: (row) => row.id_short_answer,
    schema: shortAnswerCreate,
    values: (row) => ({
      question_id: question.id_question,
      short_answer_text: row?.short_answer_text ?? '',
      first_range: row?.first_range ?? '',
      second_range: row?.second_range ?? '',
    }),
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog {...dialog} keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ short_answer_text, first_range, second_range }) => [
            ['Jawaban', typeset(short_answer_text)],
            ['Batas Bilangan Atas', first_range],
            ['Batas Bilangan Bawah', second_range],
          ]}
        />
      )}
      <FormFragment control={form.control} name="short_answer_text" label="Jawaban" />
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
