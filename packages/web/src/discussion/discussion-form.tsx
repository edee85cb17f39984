import { type Discussion, discussionCreate, discussionRoutes } from '@bank/contract/discussion'
import { imagesIn } from '@bank/contract/rich-text'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { text } from '../ui/text.ts'

interface DiscussionFormProps {
  questionId: number
  discussion?: Discussion
  onClose: () => void
}

export function DiscussionForm({ questionId, discussion, onClose }: DiscussionFormProps) {
  const uploads = useTextUploads(discussionRoutes)
  const form = useForm({
    resolver: judgedBy(discussionCreate),
    defaultValues: { question_id: questionId, discussion_text: discussion?.discussion_text ?? '' },
  })
  const refreshes = [discussionRoutes.list]
  const create = useAction(discussionRoutes.create, { refreshes, says: text.added, form })
  const update = useAction(discussionRoutes.update, { refreshes, says: text.edited, form })
  const seen = useSeen(discussion, ({ id_discussion: id }) => call(discussionRoutes.get, { params: { id } }))

  const save = form.handleSubmit((values) => {
    if (uploads.busy) return form.setError('discussion_text', { message: 'Tunggu sampai gambar selesai diunggah.' })
    const body = { ...values, image: imagesIn(values.discussion_text).join(',') }
    const onSuccess = () => {
      void uploads.keepOnly(values.discussion_text)
      onClose()
    }
    if (!discussion) return create.mutate({ body }, { onSuccess })
    update.mutate(
      { params: { id: discussion.id_discussion }, body: { ...body, updated_at: seen.updated_at } },
      { onSuccess, onError: seen.onError },
    )
  })
  const cancel = () => {
    void uploads.discard()
    onClose()
  }

  return (
    <FormDialog
      title={discussion ? 'Edit pembahasan' : 'Tambah pembahasan'}
      form={form}
      draft={`discussion-${questionId}:${discussion?.id_discussion ?? 'new'}`}
      onSubmit={save}
      onClose={cancel}
      saving={create.isPending || update.isPending}
      size="large"
      keepOnBackdrop
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[['Pembahasan', <RichHtml key="text" html={seen.other.discussion_text} />]]}
        />
      )}
      <Controller
        name="discussion_text"
        control={form.control}
        render={({ field, fieldState }) => (
          <RichTextEditor
            label="Pembahasan"
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            upload={uploads.upload}
          />
        )}
      />
    </FormDialog>
  )
}
