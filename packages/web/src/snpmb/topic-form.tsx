import { type Topic, topicCreate, topicRoutes } from '@bank/contract/topic'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { listedImages } from '../rich/listed-images.ts'
import { TextField } from '../ui/text-field.tsx'

interface TopicFormProps {
  categoryId: number
  topic?: Topic
  onClose: () => void
}

export function TopicForm({ categoryId, topic, onClose }: TopicFormProps) {
  const uploads = useTextUploads(topicRoutes)
  const { form, errors, dialog, versions } = useRowForm({
    kind: `snpmb-topic-${categoryId}`,
    title: topic ? 'Edit materi' : 'Tambah Materi',
    routes: topicRoutes,
    row: topic,
    id: (row) => row.id_topic,
    schema: topicCreate,
    values: (row) => ({
      category_id: categoryId,
      topic_name: row?.topic_name ?? '',
      detail_topic: row?.detail_topic ?? '',
    }),
    body: (values) => ({
      ...values,
      image: listedImages(values.detail_topic, topic && { image: topic.image, html: topic.detail_topic }),
    }),
    pictures: { uploads, field: 'detail_topic' },
    fillAll: 'Harap isi semua kolom!!',
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ topic_name, detail_topic }) => [
            ['Judul materi', topic_name],
            ['Detail materi', typeset(detail_topic)],
          ]}
        />
      )}
      <TextField label="Judul materi" required error={errors.topic_name?.message} {...form.register('topic_name')} />
      <FormRichText control={form.control} name="detail_topic" label="Detail materi" required upload={uploads.upload} />
    </FormDialog>
  )
}
