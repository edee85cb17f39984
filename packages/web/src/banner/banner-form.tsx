import { type Banner, bannerCreate, bannerRoutes } from '@bank/contract/banner'
import { Controller } from 'react-hook-form'
import { FormDialog } from '../form/form-dialog.tsx'
import { ImageField } from '../form/image-field.tsx'
import { OtherVersion, picture } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'

export function BannerForm({ banner, onClose }: { banner?: Banner; onClose: () => void }) {
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'banner',
    title: banner ? 'Edit banner' : 'Tambah banner',
    routes: bannerRoutes,
    row: banner,
    id: (row) => row.id,
    schema: bannerCreate,
    values: (row) => ({ description: row?.description ?? '', target: row?.target ?? '', image: row?.image ?? '' }),
    onClose,
  })
  return (
    <FormDialog {...dialog}>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ description, target, image }) => [
            ['Deskripsi', description],
            ['Tautan', target],
            ['Gambar', picture(image)],
          ]}
        />
      )}
      <TextArea label="Deskripsi" required error={errors.description?.message} {...form.register('description')} />
      <TextField
        label="Tautan"
        hint="Alamat http atau https, atau halaman di sini yang diawali garis miring. Boleh kosong."
        error={errors.target?.message}
        {...form.register('target')}
      />
      <Controller
        name="image"
        control={form.control}
        render={({ field, fieldState }) => (
          <ImageField
            label="Gambar"
            required
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}
