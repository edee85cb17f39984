import { type Subtopic, subtopicCreate, subtopicRoutes } from '@bank/contract/subtopic'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { listedImages } from '../rich/listed-images.ts'
import { TextField } from '../ui/text-field.tsx'

interface SubtopicFormProps {
  topicId: number
  subtopic?: Subtopic
  onClose: () => void
}

export function SubtopicForm({ topicId, subtopic, onClose }: SubtopicFormProps) {
  const uploads = useTextUploads(subtopicRoutes)
  const { form, errors, dialog, versions } = useRowForm({
    kind: `subtopic-${topicId}`,
    title: subtopic ? 'Edit sub-materi' : 'Tambah sub-materi',
    routes: subtopicRoutes,
    row: subtopic,
    id: (row) => row.id,
    schema: subtopicCreate,
    values: (row) => ({ topic_id: topicId, name: row?.name ?? '', detail: row?.detail ?? '' }),
    body: (values) => ({
      ...values,
      image: listedImages(values.detail, subtopic && { image: subtopic.image, html: subtopic.detail }),
    }),
    pictures: { uploads, field: 'detail' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ name, detail }) => [
            ['Nama sub-materi', name],
            ['Detail sub-materi', typeset(detail)],
          ]}
        />
      )}
      <TextField label="Nama sub-materi" required error={errors.name?.message} {...form.register('name')} />
      <FormRichText control={form.control} name="detail" label="Detail sub-materi" required upload={uploads.upload} />
    </FormDialog>
  )
}
