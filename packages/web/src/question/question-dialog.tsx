import { type Question, questionRoutes } from '@bank/contract/question'
import { useRowForm } from '../api/row-form.ts'
import { QUESTION_READS } from '../item/reads.ts'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { type QuestionValues, questionForm, valuesOf } from './question-form.ts'
import { QuestionVersions } from './question-versions.tsx'

interface QuestionDialogProps {
  question?: Question
  /** The head of the group that a new question joins. */
  parent?: Question
  onClose: () => void
}

export function QuestionDialog({ question, parent, onClose }: QuestionDialogProps) {
  const uploads = useQuestionUploads()
  const isChild = (question?.parent_id ?? parent) != null
  const { form, dialog, versions } = useRowForm({
    kind: parent ? `question-in-${parent.id_question}` : 'question',
    title: question ? `Edit soal ${question.code}` : 'Tambah soal',
    routes: { ...questionRoutes, list: questionRoutes.main },
    row: question,
    id: (row) => row.id_question,
    schema: questionForm,
    values: (row) => (row ? valuesOf(row) : NEW),
    body: (values) => (question ? values : { ...values, parent_id: parent?.id_question }),
    refreshes: QUESTION_READS,
    pictures: { uploads, field: 'question_text' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && <QuestionVersions {...versions} />}
      <ClassificationFields form={form} withStatus={question !== undefined} inGroup={isChild} />
      <StemField form={form} upload={uploads.upload} />
    </FormDialog>
  )
}

const NEW: Partial<QuestionValues> = { free_trial: false, question_text: '' }
