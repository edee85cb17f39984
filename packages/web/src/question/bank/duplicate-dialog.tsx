import { bankOf } from '@bank/contract/bank'
import { type Question, questionRoutes } from '@bank/contract/question'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { PartTelaah, storedLinted } from '../../telaah/part-telaah.tsx'
import { kindOf } from '../item/opened-name.ts'
import { QUESTION_READS } from '../item/reads.ts'
import { useSayAdded } from '../item/say-added.ts'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { ROUTES } from './banks.ts'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { FORMS, type QuestionValues, several, valuesOf } from './question-form.ts'

interface DuplicateDialogProps {
  question: Question
  /** The head of the group that the copy is added to; none: the main list. */
  parent?: Question
  onClose: () => void
}

/** Copies a question with all its parts and pictures; changes made here affect only the copy. */
export function DuplicateDialog({ question, parent, onClose }: DuplicateDialogProps) {
  const bank = bankOf(question)
  const uploads = useQuestionUploads()
  const sayAdded = useSayAdded()
  const { form, dialog } = useRowForm<Question, QuestionValues, typeof questionRoutes.duplicate>({
    kind: kindOf(parent ? { kind: 'duplicate', question, parent } : { kind: 'copy', question }),
    title: `Duplikat soal ${question.code}`,
    routes: { ...ROUTES[bank], create: questionRoutes.duplicate },
    params: { id: question.id_question },
    row: undefined,
    id: (row) => row.id_question,
    schema: FORMS[bank],
    values: () => {
      const { status: _, label, ...values } = valuesOf(question)
      // in a group an example question cannot be copied with that label: the user must choose another one (decisions 3)
      return { ...values, label: parent && label === 'example_question' ? undefined : label }
    },
    body: ({ question_text, ...values }) => ({
      ...values,
      interaction: several(values, question),
      // an unchanged text is not sent: the server copies it together with its pictures
      ...(question_text !== question.question_text && { question_text }),
      ...(parent && { parent_id: parent.id_question }),
    }),
    refreshes: QUESTION_READS,
    pictures: { uploads, field: 'question_text' },
    says: '',
    onSaved: (saved) => {
      sayAdded(saved)
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="large"
      keepOnBackdrop
      strip={
        <PartTelaah
          form={form}
          fields={{ question_text: 'question_text' }}
          read={({ question_text }) => ({ ...storedLinted(question), question_text })}
        />
      }
    >
      <ClassificationFields bank={bank} form={form} inGroup={parent !== undefined} />
      <StemField form={form} upload={uploads.upload} />
    </FormDialog>
  )
}
