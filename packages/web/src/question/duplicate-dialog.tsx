import { type Question, questionRoutes } from '@bank/contract/question'
import { useRowForm } from '../api/row-form.ts'
import { QUESTION_READS } from '../item/reads.ts'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { questionForm, valuesOf } from './question-form.ts'

interface DuplicateDialogProps {
  question: Question
  /** The head of the group that the copy joins. */
  parent: Question
  onClose: () => void
}

/** A copy with all its parts and pictures of its own; what is changed here is changed in the copy alone. */
export function DuplicateDialog({ question, parent, onClose }: DuplicateDialogProps) {
  const uploads = useQuestionUploads()
  const { form, dialog } = useRowForm({
    kind: `question-copy-${question.id_question}-in-${parent.id_question}`,
    title: `Duplikat soal ${question.code}`,
    routes: { ...questionRoutes, list: questionRoutes.main, create: questionRoutes.duplicate },
    params: { id: question.id_question },
    row: undefined,
    id: (row) => row.id_question,
    schema: questionForm,
    values: () => {
      const { status: _, label, ...values } = valuesOf(question)
      // an example question is not copied as one: another label must be chosen (decisions 3)
      return { ...values, label: label === 'example_question' ? undefined : label }
    },
    body: ({ question_text, ...values }) => ({
      ...values,
      // a text that was not touched is copied by the server, with copies of its pictures
      ...(question_text !== question.question_text && { question_text }),
      parent_id: parent.id_question,
    }),
    refreshes: QUESTION_READS,
    pictures: { uploads, field: 'question_text' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      <ClassificationFields form={form} inGroup />
      <StemField form={form} upload={uploads.upload} />
    </FormDialog>
  )
}
