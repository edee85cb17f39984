import type { Question } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { useRowForm } from '../api/row-form.ts'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { SnpmbFields } from './snpmb-fields.tsx'
import { snpmbForm, valuesOf } from './snpmb-form.ts'
import { SnpmbVersions } from './snpmb-versions.tsx'

/** A question without its parts: its classification and its text. */
export function SnpmbQuestionDialog({ question, onClose }: { question?: Question; onClose: () => void }) {
  const uploads = useQuestionUploads()
  const { form, dialog, versions } = useRowForm({
    kind: 'snpmb-question',
    title: question ? `Edit soal ${question.code}` : 'Tambah soal',
    routes: snpmbQuestionRoutes,
    row: question,
    id: (row) => row.id_question,
    schema: snpmbForm,
    values: (row) => (row ? valuesOf(row) : { free_trial: false, question_text: '' }),
    pictures: { uploads, field: 'question_text' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && <SnpmbVersions {...versions} />}
      <SnpmbFields form={form} withStatus={question !== undefined} />
      <FormRichText control={form.control} name="question_text" label="Teks soal" required upload={uploads.upload} />
    </FormDialog>
  )
}
