import { imagesIn } from '@bank/contract/rich-text'
import { type Subtopic, subtopicCreate, subtopicRoutes } from '@bank/contract/subtopic'
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
import { TextField } from '../ui/text-field.tsx'

interface SubtopicFormProps {
  topicId: number
  subtopic?: Subtopic
  onClose: () => void
}

export function SubtopicForm({ topicId, subtopic, onClose }: SubtopicFormProps) {
  const uploads = useTextUploads(subtopicRoutes)
  const form = useForm({
    resolver: judgedBy(subtopicCreate),
    defaultValues: { topic_id: topicId, name: subtopic?.name ?? '', detail: subtopic?.detail ?? '' },
  })
  const { errors } = form.formState
  const refreshes = [subtopicRoutes.list]
  const create = useAction(subtopicRoutes.create, { refreshes, says: text.added, form })
  const update = useAction(subtopicRoutes.update, { refreshes, says: text.edited, form })
  const seen = useSeen(subtopic, ({ id }) => call(subtopicRoutes.get, { params: { id } }))

  const save = form.handleSubmit((values) => {
    if (uploads.busy) return form.setError('detail', { message: 'Tunggu sampai gambar selesai diunggah.' })
    const body = { ...values, image: imagesIn(values.detail).join(',') }
    const onSuccess = () => {
      void uploads.keepOnly(values.detail)
      onClose()
    }
    if (!subtopic) return create.mutate({ body }, { onSuccess })
    update.mutate(
      { params: { id: subtopic.id }, body: { ...body, updated_at: seen.updated_at } },
      { onSuccess, onError: seen.onError },
    )
  })
  const cancel = () => {
    void uploads.discard()
    onClose()
  }

  return (
    <FormDialog
      title={subtopic ? 'Edit sub-materi' : 'Tambah sub-materi'}
      form={form}
      draft={`subtopic-${topicId}:${subtopic?.id ?? 'new'}`}
      onSubmit={save}
      onClose={cancel}
      saving={create.isPending || update.isPending}
      size="large"
      keepOnBackdrop
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[
            ['Nama sub-materi', seen.other.name],
            ['Detail', <RichHtml key="detail" html={seen.other.detail} />],
          ]}
        />
      )}
      <TextField label="Nama sub-materi" required error={errors.name?.message} {...form.register('name')} />
      <Controller
        name="detail"
        control={form.control}
        render={({ field, fieldState }) => (
          <RichTextEditor
            label="Detail sub-materi"
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
