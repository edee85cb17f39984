import { type Category, categoryCreate, categoryRoutes } from '@bank/contract/category'
import { imagesIn } from '@bank/contract/rich-text'
import { useRowForm } from '../api/row-form.ts'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, typeset } from '../ui/other-version.tsx'
import { TextField } from '../ui/text-field.tsx'

export function CategoryForm({ category, onClose }: { category: Category; onClose: () => void }) {
  const uploads = useTextUploads(categoryRoutes)
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'snpmb-category',
    title: 'Edit kategori',
    routes: categoryRoutes,
    row: category,
    id: (row) => row.id_category,
    schema: categoryCreate,
    values: (row) => ({
      subject_id: row?.subject_id,
      category_name: row?.category_name ?? '',
      detail_category: row?.detail_category ?? '',
    }),
    body: (values) => ({ ...values, image: imagesIn(values.detail_category ?? '').join(',') }),
    pictures: { uploads, field: 'detail_category' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ category_name, detail_category }) => [
            ['Nama kategori', category_name],
            ['Detail kategori', typeset(detail_category ?? '')],
          ]}
        />
      )}
      <TextField
        label="Nama kategori"
        required
        error={errors.category_name?.message}
        {...form.register('category_name')}
      />
      <FormRichText control={form.control} name="detail_category" label="Detail kategori" upload={uploads.upload} />
    </FormDialog>
  )
}
