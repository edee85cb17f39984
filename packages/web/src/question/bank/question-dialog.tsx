import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { askedOfBody } from '@bank/contract/question-form/asked-of-body'
import { formOf } from '@bank/contract/question-words'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { PartTelaah } from '../../telaah/part-telaah.tsx'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { AlsoEditing } from '../editing/also-editing.tsx'
import { kindOf } from '../item/opened-name.ts'
import { QUESTION_READS } from '../item/reads.ts'
import { useSayAdded } from '../item/say-added.ts'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { type QuestionCreate, ROUTES } from './banks.ts'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { FORMS, NEW_QUESTION, type QuestionValues, several, valuesOf } from './question-form.ts'
import { QuestionVersions } from './question-versions.tsx'

interface QuestionDialogProps {
  bank: BankName
  question?: Question
  /** The head of the group that a new question is added to. */
  parent?: Question
  onClose: () => void
}

/** A question without its parts: only its classification and its text. */
export function QuestionDialog({ bank, question, parent, onClose }: QuestionDialogProps) {
  const uploads = useQuestionUploads()
  const sayAdded = useSayAdded()
  const { form, dialog, versions } = useRowForm<Question, QuestionValues, QuestionCreate>({
    kind: kindOf(question ? { kind: 'edit', question } : { kind: 'add', bank, parent }),
    title: question ? `Edit isi soal ${question.code}` : 'Tambah isi soal',
    routes: ROUTES[bank],
    row: question,
    id: (row) => row.id_question,
    schema: FORMS[bank],
    values: (row) => (row ? valuesOf(row) : NEW_QUESTION),
    body: (values) => ({
      ...values,
      interaction: several(values, question),
      ...(question ? {} : { parent_id: parent?.id_question }),
    }),
    refreshes: QUESTION_READS,
    pictures: { uploads, field: 'question_text' },
    // that of a new question names its code
    says: question ? undefined : '',
    onSaved: (saved) => {
      if (!question) sayAdded(saved)
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
          of={question?.id_question}
          fields={{ question_text: 'question_text' }}
          read={(values) => lintedOf(values, question, (question?.parent_id ?? parent) != null)}
        />
      }
    >
      {question && <WithdrawNote status={question.status} />}
      {question && <AlsoEditing id={question.id_question} />}
      {versions && <QuestionVersions bank={bank} {...versions} />}
      <ClassificationFields
        bank={bank}
        form={form}
        statusOf={question?.id_question}
        inGroup={(question?.parent_id ?? parent) != null}
      />
      <StemField form={form} upload={uploads.upload} />
      <p className="text-sm text-muted">Isi jawabannya lewat Edit.</p>
    </FormDialog>
  )
}

/** With the parts that it has. */
function lintedOf(
  { qt_id, question_text, interaction }: QuestionValues,
  question: Question | undefined,
  inGroup: boolean,
) {
  const form = formOf(Number(qt_id), interaction?.multiple === true)
  if (!form || question_text === '') return undefined
  const asked = question ?? askedOfBody({ qt_id })
  return asked && { ...asked, form, question_text, inGroup }
}
