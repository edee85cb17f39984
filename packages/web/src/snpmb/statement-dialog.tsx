import type { Question } from '@bank/contract/question'
import { statementRoutes } from '@bank/contract/snpmb'
import { Controller } from 'react-hook-form'
import { useRowForm } from '../api/row-form.ts'
import { FormFragment } from '../editor/form-fragment.tsx'
import { QUESTION_READS } from '../item/reads.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, typeset } from '../ui/other-version.tsx'
import { TRUTH } from '../ui/question-words.ts'
import type { Statement } from './opened.ts'

interface StatementDialogProps {
  question: Question
  statement?: Statement
  onClose: () => void
}

/** One statement with its answer. */
export function StatementDialog({ question, statement, onClose }: StatementDialogProps) {
  const { form, dialog, versions } = useRowForm({
    kind: `statement-${question.id_question}`,
    title: statement ? 'Edit pernyataan' : 'Tambah pernyataan',
    routes: statementRoutes,
    row: statement,
    id: (row) => row.id,
    schema: statementRoutes.create.body,
    values: (row) => ({ question_id: question.id_question, text: row?.text ?? '', answer: row?.answer ?? null }),
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog {...dialog} keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ text, answer }) => [
            ['Pernyataan', typeset(text)],
            ['Jawaban', TRUTH.find(({ value }) => value === answer)?.label],
          ]}
        />
      )}
      <FormFragment control={form.control} name="text" label="Pernyataan" required />
      <Controller
        name="answer"
        control={form.control}
        render={({ field, fieldState }) => (
          <RadioGroup
            label="Jawaban"
            options={TRUTH}
            value={field.value === '1' || field.value === '2' ? field.value : null}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}
