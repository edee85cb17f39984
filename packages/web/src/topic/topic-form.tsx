import { type Topic, topicRoutes } from '@bank/contract/topic'
import { asOptions, choiceOf, labelOf, useCategories, useClasses } from '../api/lookups.ts'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { listedImages } from '../rich/listed-images.ts'
import { TextField } from '../ui/text-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TopicInUse } from './topic-in-use.tsx'
import { topicValues, valuesOf } from './topic-values.ts'

export function TopicForm({ topic, onClose }: { topic?: Topic; onClose: () => void }) {
  const uploads = useTextUploads(topicRoutes)
  const classes = asOptions(useClasses().data?.data, choiceOf.class)
  const categories = asOptions(useCategories().data?.data, choiceOf.category)
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'topic',
    title: topic ? 'Edit materi' : 'Tambah materi',
    routes: topicRoutes,
    row: topic,
    id: (row) => row.id_topic,
    schema: topicValues,
    values: valuesOf,
    body: (values) => ({
      ...values,
      image: listedImages(values.detail_topic, topic && { image: topic.image, html: topic.detail_topic }),
    }),
    pictures: { uploads, field: 'detail_topic' },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="large"
      keepOnBackdrop
      notice={topic && <TopicInUse topic={topic} chosen={form.watch()} />}
    >
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ class_id, category_id, topic_name, detail_topic }) => [
            ['Kelas', labelOf(classes, class_id)],
            ['Kategori', labelOf(categories, category_id)],
            ['Judul materi', topic_name],
            ['Detail materi', typeset(detail_topic)],
          ]}
        />
      )}
      <PlaceFields form={form} />
      <TextField label="Judul materi" required error={errors.topic_name?.message} {...form.register('topic_name')} />
      <FormRichText
        control={form.control}
        name="detail_topic"
        label="Detail materi"
        required
        error={errors.image?.message}
        upload={uploads.upload}
      />
    </FormDialog>
  )
}
