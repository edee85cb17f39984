import type { Question } from '@bank/contract/question'
import { statementRoutes } from '@bank/contract/statement'
import { Controller } from 'react-hook-form'
import { FormFragment } from '../../editor/form-fragment.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../../form/other-version.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { PartTelaah, storedLinted, withRow } from '../../telaah/part-telaah.tsx'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { TRUTH } from '../../ui/question-words.ts'
import type { Statement } from './opened.ts'
import { kindOf } from './opened-name.ts'
import { QUESTION_READS } from './reads.ts'

const NEW = { id: 0, answer: null, updated_at: '' }

interface StatementDialogProps {
  question: Question
  row?: Statement
  onClose: () => void
}

/** Edits one statement and its answer. */
export function StatementDialog({ question, row, onClose }: StatementDialogProps) {
  const index = row ? question.statements.indexOf(row) : question.statements.length
  const { form, dialog, versions } = useRowForm({
    kind: kindOf({ kind: 'statement', question }),
    title: row ? 'Edit pernyataan' : 'Tambah pernyataan',
    routes: statementRoutes,
    row,
    id: (row) => row.id,
    schema: statementRoutes.create.body,
    values: (row) => ({ question_id: question.id_question, text: row?.text ?? '', answer: row?.answer ?? null }),
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
          fields={{ [`statements.${index}.text`]: 'text' }}
          read={({ text }) => ({
            ...storedLinted(question),
            statements: withRow(question.statements, index, { ...(row ?? NEW), text }),
          })}
        />
      }
    >
      <WithdrawNote status={question.status} />
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
