import { type Class, classCreate, classRoutes, stage } from '@bank/contract/class'
import { Controller, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'

export function ClassForm({ row, onClose }: { row?: Class; onClose: () => void }) {
  const form = useForm<z.input<typeof classCreate>>({
    resolver: judgedBy(classCreate),
    defaultValues: { class_name: row?.class_name ?? '', stage: row?.stage },
  })
  const { errors } = form.formState
  const create = useAction(classRoutes.create, { refreshes: [classRoutes.list], says: text.added, form })
  const update = useAction(classRoutes.update, { refreshes: [classRoutes.list], says: text.edited, form })
  const seen = useSeen(row, ({ id_class: id }) => call(classRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) =>
    row
      ? update.mutate(
          { params: { id: row.id_class }, body: { ...body, updated_at: seen.updated_at } },
          { onSuccess: onClose, onError: seen.onError },
        )
      : create.mutate({ body }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={row ? 'Edit kelas' : 'Tambah kelas'}
      form={form}
      draft={`class:${row?.id_class ?? 'new'}`}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[
            ['Nama kelas', seen.other.class_name],
            ['Jenjang', seen.other.stage],
          ]}
        />
      )}
      <TextField label="Nama kelas" required error={errors.class_name?.message} {...form.register('class_name')} />
      <Controller
        name="stage"
        control={form.control}
        render={({ field, fieldState }) => (
          <RadioGroup
            label="Jenjang"
            required
            options={stage.options.map((value) => ({ value, label: value }))}
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}
