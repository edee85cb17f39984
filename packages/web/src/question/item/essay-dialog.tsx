import { filledFragment } from '@bank/contract/fields'
import { type Question, questionRoutes } from '@bank/contract/question'
import * as z from 'zod'
import { FormFragment } from '../../editor/form-fragment.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../../form/other-version.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { PartTelaah, storedLinted } from '../../telaah/part-telaah.tsx'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { text } from '../../ui/text.ts'
import { kindOf } from './opened-name.ts'
import { QUESTION_READS } from './reads.ts'

const essay = z.object({ answer: filledFragment })

/** The answer text of an essay: a column of its question, added while it is empty, edited afterwards (spec 4). */
export function EssayDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { form, dialog, versions } = useRowForm({
    kind: kindOf({ kind: 'essay', question }),
    title: question.answer ? 'Edit jawaban' : 'Tambah jawaban',
    routes: { ...questionRoutes, list: questionRoutes.main, create: questionRoutes.update },
    row: question,
    id: (row) => row.id_question,
    schema: essay,
    values: (row) => ({ answer: row?.answer ?? '' }),
    refreshes: QUESTION_READS,
    says: question.answer ? text.edited : text.added,
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
          fields={{ answer: 'answer' }}
          read={({ answer }) => ({ ...storedLinted(question), answer })}
        />
      }
    >
      <WithdrawNote status={question.status} />
      {versions && <OtherVersion {...versions} lines={({ answer }) => [['Jawaban', typeset(answer)]]} />}
      <FormFragment control={form.control} name="answer" label="Jawaban" required rows={5} />
    </FormDialog>
  )
}
