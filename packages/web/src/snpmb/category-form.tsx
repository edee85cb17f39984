import { type Category, categoryCreate, categoryRoutes } from '@bank/contract/category'
import { code } from '@bank/contract/fields'
import { asOptions, choiceOf, labelOf, useSubjects, whyEmpty } from '../api/lookups.ts'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { useTextUploads } from '../editor/use-text-uploads.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { OtherVersion, typeset } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { listedImages } from '../rich/listed-images.ts'
import { TextField } from '../ui/text-field.tsx'

const created = categoryCreate.pick({
  subject_id: true,
  category_name: true,
  code: true,
  detail_category: true,
  product_type: true,
})
/** When it is added, the server makes a missing code; later it may be changed but not emptied. */
const edited = created.extend({ code })

export function CategoryForm({ category, onClose }: { category?: Category; onClose: () => void }) {
  const subjects = useSubjects()
  const subjectOptions = asOptions(subjects.data?.data, choiceOf.subject)
  const uploads = useTextUploads(categoryRoutes)
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'snpmb-category',
    title: category ? 'Edit kategori' : 'Tambah kategori',
    routes: categoryRoutes,
    row: category,
    id: (row) => row.id_category,
    schema: category ? edited : created,
    values: (row) => ({
      subject_id: row?.subject_id ?? '',
      category_name: row?.category_name ?? '',
      code: row?.code ?? '',
      detail_category: row?.detail_category ?? '',
    }),
    body: (values) => ({
      ...values,
      product_type: 2 as const,
      image: listedImages(
        values.detail_category ?? '',
        category && { image: category.image, html: category.detail_category },
      ),
    }),
    pictures: { uploads, field: 'detail_category' },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="large" keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ subject_id, category_name, code, detail_category }) => [
            ['Subjek', labelOf(subjectOptions, subject_id)],
            ['Nama kategori', category_name],
            ['Kode', code],
            ['Detail kategori', typeset(detail_category ?? '')],
          ]}
        />
      )}
      <FormSelect
        control={form.control}
        name="subject_id"
        label="Subjek"
        required
        options={subjectOptions}
        emptyText={whyEmpty(subjects)}
      />
      <TextField
        label="Nama kategori"
        required
        error={errors.category_name?.message}
        {...form.register('category_name')}
      />
      <TextField
        label="Kode"
        required={category !== undefined}
        hint={category ? undefined : 'Dibuat otomatis bila kosong.'}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <FormRichText control={form.control} name="detail_category" label="Detail kategori" upload={uploads.upload} />
    </FormDialog>
  )
}
