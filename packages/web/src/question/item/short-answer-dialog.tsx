import type { Question } from '@bank/contract/question'
import { shortAnswerCreate, shortAnswerRoutes } from '@bank/contract/short-answer'
import { FormFragment } from '../../editor/form-fragment.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../../form/other-version.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { PartTelaah, storedLinted, withRow } from '../../telaah/part-telaah.tsx'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ShortAnswer } from './opened.ts'
import { kindOf } from './opened-name.ts'
import { QUESTION_READS } from './reads.ts'

const NEW = { id_short_answer: 0, updated_at: '' }

interface ShortAnswerDialogProps {
  question: Question
  row?: ShortAnswer
  onClose: () => void
}

/** An accepted answer: a text, or a range of numbers; at least one of the three fields is filled. */
export function ShortAnswerDialog({ question, row, onClose }: ShortAnswerDialogProps) {
  const index = row ? question.short_answers.indexOf(row) : question.short_answers.length
  const place = `short_answers.${index}`
  const { form, errors, dialog, versions } = useRowForm({
    kind: kindOf({ kind: 'short-answer', question }),
    title: row ? 'Edit isian singkat' : 'Tambah isian singkat',
    routes: shortAnswerRoutes,
    row,
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
    <FormDialog
      {...dialog}
      keepOnBackdrop
      strip={
        <PartTelaah
          form={form}
          of={question.id_question}
          fields={{ [`${place}.short_answer_text`]: 'short_answer_text', [`${place}.first_range`]: 'first_range' }}
          read={({ short_answer_text = '', first_range, second_range }) => ({
            ...storedLinted(question),
            short_answers: withRow(question.short_answers, index, {
              ...(row ?? NEW),
              short_answer_text,
              first_range: String(first_range ?? ''),
              second_range: String(second_range ?? ''),
            }),
          })}
        />
      }
    >
      <WithdrawNote status={question.status} />
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
