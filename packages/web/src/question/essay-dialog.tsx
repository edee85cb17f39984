import { filledFragment } from '@bank/contract/fields'
import { type Question, questionRoutes } from '@bank/contract/question'
import * as z from 'zod'
import { useRowForm } from '../api/row-form.ts'
import { FormFragment } from '../editor/form-fragment.tsx'
import { QUESTION_READS } from '../item/reads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, typeset } from '../ui/other-version.tsx'
import { text } from '../ui/text.ts'

const essay = z.object({ answer: filledFragment })

/** The text of an essay's answer: a field of its question, added while there is none, edited afterwards (spec 4). */
export function EssayDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { form, dialog, versions } = useRowForm({
    kind: 'essay',
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
    <FormDialog {...dialog} keepOnBackdrop>
      {versions && <OtherVersion {...versions} lines={({ answer }) => [['Jawaban', typeset(answer)]]} />}
      <FormFragment control={form.control} name="answer" label="Jawaban" required rows={5} />
    </FormDialog>
  )
}
