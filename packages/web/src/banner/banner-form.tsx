import { type Banner, bannerCreate, bannerRoutes } from '@bank/contract/banner'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ImageField } from '../ui/image-field.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { text } from '../ui/text.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'

export function BannerForm({ banner, onClose }: { banner?: Banner; onClose: () => void }) {
  const form = useForm({
    resolver: judgedBy(bannerCreate),
    defaultValues: {
      description: banner?.description ?? '',
      target: banner?.target ?? '',
      image: banner?.image ?? '',
    },
  })
  const { errors } = form.formState
  const create = useAction(bannerRoutes.create, { refreshes: [bannerRoutes.list], says: text.added, form })
  const update = useAction(bannerRoutes.update, { refreshes: [bannerRoutes.list], says: text.edited, form })
  const seen = useSeen(banner, ({ id }) => call(bannerRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) =>
    banner
      ? update.mutate(
          { params: { id: banner.id }, body: { ...body, updated_at: seen.updated_at } },
          { onSuccess: onClose, onError: seen.onError },
        )
      : create.mutate({ body }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={banner ? 'Edit banner' : 'Tambah banner'}
      form={form}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[
            ['Deskripsi', seen.other.description],
            ['Tautan', seen.other.target || text.nobody],
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
