import { imagesIn } from '@bank/contract/rich-text'
import { type Topic, topicRoutes } from '@bank/contract/topic'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { RichHtml } from '../editor/rich-html.tsx'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { Folded } from '../ui/folded.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { type TopicValues, topicValues, valuesOf } from './topic-values.ts'

export function TopicForm({ topic, onClose }: { topic?: Topic; onClose: () => void }) {
  const uploads = useTextUploads(topicRoutes)
  const form = useForm<TopicValues>({ resolver: judgedBy(topicValues), defaultValues: valuesOf(topic) })
  const { errors } = form.formState
  const create = useAction(topicRoutes.create, { refreshes: [topicRoutes.list], says: text.added, form })
  const update = useAction(topicRoutes.update, { refreshes: [topicRoutes.list], says: text.edited, form })
  const seen = useSeen(topic, ({ id_topic: id }) => call(topicRoutes.get, { params: { id } }))

  const save = form.handleSubmit((values) => {
    if (uploads.busy) return form.setError('detail_topic', { message: 'Tunggu sampai gambar selesai diunggah.' })
    const body = { ...values, image: imagesIn(values.detail_topic).join(',') }
    const onSuccess = () => {
      void uploads.keepOnly(values.detail_topic)
      onClose()
    }
    if (!topic) return create.mutate({ body }, { onSuccess })
    update.mutate(
      { params: { id: topic.id_topic }, body: { ...body, updated_at: seen.updated_at } },
      { onSuccess, onError: seen.onError },
    )
  })
  const cancel = () => {
    void uploads.discard()
    onClose()
  }

  return (
    <FormDialog
      title={topic ? 'Edit materi' : 'Tambah materi'}
      form={form}
      draft={`topic:${topic?.id_topic ?? 'new'}`}
      onSubmit={save}
      onClose={cancel}
      saving={create.isPending || update.isPending}
      size="large"
      keepOnBackdrop
    >
      {seen.other && <OtherTopic topic={seen.other} />}
      <PlaceFields form={form} />
      <TextField label="Judul materi" required error={errors.topic_name?.message} {...form.register('topic_name')} />
      <Controller
        name="detail_topic"
        control={form.control}
        render={({ field, fieldState }) => (
          <RichTextEditor
            label="Detail materi"
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message ?? errors.image?.message}
            upload={uploads.upload}
          />
        )}
      />
    </FormDialog>
  )
}

function OtherTopic({ topic }: { topic: Topic }) {
  return (
    <OtherVersion
      row={topic}
      lines={[
        ['Kelas', topic.class_name ?? text.nobody],
        ['Kategori', topic.category_name],
        ['Judul materi', topic.topic_name],
        [
          'Detail materi',
          <Folded key="detail" name="versi yang tersimpan">
            <RichHtml html={topic.detail_topic} />
          </Folded>,
        ],
      ]}
    />
  )
}
