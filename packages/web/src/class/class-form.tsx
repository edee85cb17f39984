import { type Class, classCreate, classRoutes, stage } from '@bank/contract/class'
import { Controller } from 'react-hook-form'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { TextField } from '../ui/text-field.tsx'

export function ClassForm({ row, onClose }: { row?: Class; onClose: () => void }) {
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'class',
    title: row ? 'Edit kelas' : 'Tambah kelas',
    routes: classRoutes,
    row,
    id: ({ id_class }) => id_class,
    schema: classCreate,
    values: (row) => ({ class_name: row?.class_name ?? '', stage: row?.stage }),
    onClose,
  })
  return (
    <FormDialog {...dialog}>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ class_name, stage }) => [
            ['Nama kelas', class_name],
            ['Jenjang', stage],
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
