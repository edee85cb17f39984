import { type Question, questionRoutes } from '@bank/contract/question'
import { useForm } from 'react-hook-form'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { text } from '../ui/text.ts'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { type QuestionValues, questionForm, valuesOf } from './question-form.ts'
import { QUESTION_READS } from './reads.ts'
import { useQuestionUploads } from './use-question-uploads.ts'

interface DuplicateDialogProps {
  question: Question
  /** The head of the group that the copy joins. */
  parent: Question
  onClose: () => void
}

/** A copy with all its parts and pictures of its own; what is changed here is changed in the copy alone. */
export function DuplicateDialog({ question, parent, onClose }: DuplicateDialogProps) {
  const uploads = useQuestionUploads()
  const { status: _, ...values } = valuesOf(question)
  // an example question is not copied as one: another label must be chosen (decisions 3)
  const label = values.label === 'example_question' ? undefined : values.label
  const form = useForm<QuestionValues>({ resolver: judgedBy(questionForm), defaultValues: { ...values, label } })
  const duplicate = useAction(questionRoutes.duplicate, { refreshes: QUESTION_READS, says: text.added, form })

  const save = form.handleSubmit(({ question_text, ...body }) => {
    if (uploads.busy) return form.setError('question_text', { message: 'Tunggu sampai gambar selesai diunggah.' })
    // a text that was not touched is copied by the server, with copies of its pictures
    const written = form.formState.dirtyFields.question_text ? { question_text } : {}
    return duplicate.mutate(
      { params: { id: question.id_question }, body: { ...body, ...written, parent_id: parent.id_question } },
      {
        onSuccess: () => {
          void uploads.keepOnly(question_text)
          onClose()
        },
      },
    )
  })
  const cancel = () => {
    void uploads.discard()
    onClose()
  }

  return (
    <FormDialog
      title={`Duplikat soal ${question.code}`}
      form={form}
      onSubmit={save}
      onClose={cancel}
      saving={duplicate.isPending}
      size="large"
      keepOnBackdrop
    >
      <ClassificationFields form={form} inGroup />
      <StemField form={form} upload={uploads.upload} />
    </FormDialog>
  )
}
