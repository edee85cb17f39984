import { type Question, questionRoutes } from '@bank/contract/question'
import { questionImageRoutes } from '@bank/contract/question-image'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { useEditorUploads } from '../editor/use-editor-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { STATUS_LABEL } from '../ui/status-pill.tsx'
import { text } from '../ui/text.ts'
import { ClassificationFields, StemField } from './question-fields.tsx'
import { type QuestionValues, questionForm } from './question-form.ts'
import { QUESTION_READS } from './reads.ts'
import { labelWord } from './words.ts'

export function QuestionDialog({ question, onClose }: { question?: Question; onClose: () => void }) {
  const uploads = useEditorUploads({
    upload: (file, onProgress) =>
      call(
        questionImageRoutes.upload,
        // a draft until the question that shows it is saved, whatever happens to this tab
        { body: { image: file, question_id: 0 } },
        { onProgress },
      ).then(({ data }) => data.image),
    remove: (image) => call(questionImageRoutes.removeByUrl, { query: {}, body: { image } }),
  })
  const form = useForm<QuestionValues>({
    resolver: judgedBy(questionForm),
    defaultValues: question ? valuesOf(question) : { free_trial: false, question_text: '' },
  })
  const create = useAction(questionRoutes.create, { refreshes: QUESTION_READS, says: text.added, form })
  const update = useAction(questionRoutes.update, { refreshes: QUESTION_READS, says: text.edited, form })

  const seen = useSeen(question, ({ id_question: id }) => call(questionRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) => {
    const onSuccess = () => {
      void uploads.keepOnly(body.question_text)
      onClose()
    }
    if (!question) return create.mutate({ body }, { onSuccess })
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
      draft={`question:${question?.id_question ?? 'new'}`}
      onSubmit={save}
      onClose={cancel}
      saving={create.isPending || update.isPending}
      size="large"
      keepOnBackdrop
    >
      {seen.other && <StoredVersion question={seen.other} />}
      <ClassificationFields form={form} withStatus={question !== undefined} />
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

const valuesOf = (question: Question): QuestionValues => ({
  qt_id: question.qt_id,
  label: question.label,
  category_id: question.category_id,
  class_id: question.class_id ?? '',
  topic_id: question.topic_id ?? '',
  ql_id: question.ql_id ?? '',
  indicator_id: question.indicator_id ?? '',
  free_trial: question.free_trial === 'true',
  status: question.status,
  question_text: question.question_text,
})
