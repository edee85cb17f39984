import { type Category, categoryCreate, categoryRoutes } from '@bank/contract/category'
import { code } from '@bank/contract/fields'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { asOptions, useClasses, useSubjects, whyEmpty } from '../api/lookups.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { Select } from '../ui/select.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import { ClassChoice } from './class-choice.tsx'

const created = categoryCreate.pick({ subject_id: true, category_name: true, code: true, class_id: true })
/** A code is made once; afterwards it may be changed, not emptied. */
const edited = created.extend({ code })

export function CategoryForm({ category, onClose }: { category?: Category; onClose: () => void }) {
  const subjects = useSubjects()
  const classes = useClasses()
  const form = useForm({
    resolver: judgedBy(category ? edited : created),
    defaultValues: {
      subject_id: category?.subject_id ?? ('' as const),
      category_name: category?.category_name ?? '',
      code: category?.code ?? '',
      class_id: category?.class_id ?? '',
    },
  })
  const { errors } = form.formState
  const create = useAction(categoryRoutes.create, { refreshes: [categoryRoutes.list], says: text.added, form })
  const update = useAction(categoryRoutes.update, { refreshes: [categoryRoutes.list], says: text.edited, form })
  const seen = useSeen(category, ({ id_category: id }) => call(categoryRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) =>
    category
      ? update.mutate(
          { params: { id: category.id_category }, body: { ...body, updated_at: seen.updated_at } },
          { onSuccess: onClose, onError: seen.onError },
        )
      : create.mutate({ body }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={category ? 'Edit kategori' : 'Tambah kategori'}
      form={form}
      draft={`category:${category?.id_category ?? 'new'}`}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[
            ['Subjek', seen.other.subject_name],
            ['Nama kategori', seen.other.category_name],
            ['Kode', seen.other.code],
            ['Kelas', seen.other.class_name || 'Semua kelas'],
          ]}
        />
      )}
      <Controller
        name="subject_id"
        control={form.control}
        render={({ field, fieldState }) => (
          <Select
            label="Subjek"
            required
            options={asOptions(subjects.data?.data, (row) => ({ value: row.id_subject, label: row.subject_name }))}
            emptyText={whyEmpty(subjects)}
            error={fieldState.error?.message}
            {...field}
          />
        )}
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
      <Controller
        name="class_id"
        control={form.control}
        render={({ field, fieldState }) => (
          <ClassChoice
            classes={classes.data?.data ?? []}
            value={String(field.value)}
            onChange={field.onChange}
            error={fieldState.error?.message ?? classes.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}
