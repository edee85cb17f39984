import { type Question, questionRoutes } from '@bank/contract/question'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { STATUS_LABEL } from '../ui/status-pill.tsx'
import { text } from '../ui/text.ts'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { type QuestionValues, questionForm, valuesOf } from './question-form.ts'
import { QUESTION_READS } from './reads.ts'
import { useQuestionUploads } from './use-question-uploads.ts'
import { labelWord } from './words.ts'

interface QuestionDialogProps {
  question?: Question
  /** The head of the group that a new question joins. */
  parent?: Question
  onClose: () => void
}

export function QuestionDialog({ question, parent, onClose }: QuestionDialogProps) {
  const uploads = useQuestionUploads()
  const isChild = (question?.parent_id ?? parent) != null
  const form = useForm<QuestionValues>({
    resolver: judgedBy(questionForm),
    defaultValues: question ? valuesOf(question) : { free_trial: false, question_text: '' },
  })
  const create = useAction(questionRoutes.create, { refreshes: QUESTION_READS, says: text.added, form })
  const update = useAction(questionRoutes.update, { refreshes: QUESTION_READS, says: text.edited, form })

  const seen = useSeen(question, ({ id_question: id }) => call(questionRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) => {
    if (uploads.busy) return form.setError('question_text', { message: 'Tunggu sampai gambar selesai diunggah.' })
    const onSuccess = () => {
      void uploads.keepOnly(body.question_text)
      onClose()
    }
    if (!question) return create.mutate({ body: { ...body, parent_id: parent?.id_question } }, { onSuccess })
    return update.mutate(
      { params: { id: question.id_question }, body: { ...body, updated_at: seen.updated_at } },
      { onSuccess, onError: seen.onError },
    )
  })
  const cancel = () => {
    void uploads.discard()
    onClose()
  }

  return (
    <FormDialog
      title={question ? `Edit soal ${question.code}` : 'Tambah soal'}
      form={form}
      draft={`question:${question?.id_question ?? (parent ? `in-${parent.id_question}` : 'new')}`}
      onSubmit={save}
      onClose={cancel}
      saving={create.isPending || update.isPending}
      size="large"
      keepOnBackdrop
    >
      {seen.other && <StoredVersion question={seen.other} />}
      <ClassificationFields form={form} withStatus={question !== undefined} inGroup={isChild} />
      <StemField form={form} upload={uploads.upload} />
    </FormDialog>
  )
}

function StoredVersion({ question }: { question: Question }) {
  const lines = [
    ['Status', STATUS_LABEL[question.status]],
    ['Label', labelWord(question.label)],
    ['Materi', question.topic_name],
    ['Teks soal', <RichHtml key="text" html={question.question_text} />],
  ] as const
  return <OtherVersion row={question} lines={lines} />
}
