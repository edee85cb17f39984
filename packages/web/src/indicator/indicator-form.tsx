import { type Indicator, indicatorCreate, indicatorRoutes } from '@bank/contract/indicator'
import { Controller } from 'react-hook-form'
import { asOptions, labelOf, useSubjects, whyEmpty } from '../api/lookups.ts'
import { useRowForm } from '../api/row-form.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'

export function IndicatorForm({ indicator, onClose }: { indicator?: Indicator; onClose: () => void }) {
  const subjects = useSubjects()
  const options = asOptions(subjects.data?.data, (row) => ({ value: row.id_subject, label: row.subject_name }))
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'indicator',
    title: indicator ? 'Edit indikator' : 'Tambah indikator',
    routes: indicatorRoutes,
    row: indicator,
    id: (row) => row.id,
    schema: indicatorCreate,
    values: (row) => ({ name: row?.name ?? '', subject_id: row?.subject_id ?? '' }),
    onClose,
  })
  return (
    <FormDialog {...dialog}>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ name, subject_id }) => [
            ['Indikator', name],
            ['Subjek', labelOf(options, subject_id)],
          ]}
        />
      )}
      <TextField label="Indikator" required error={errors.name?.message} {...form.register('name')} />
      <Controller
        name="subject_id"
        control={form.control}
        render={({ field, fieldState }) => (
          <Select
            label="Subjek"
            required
            options={options}
            emptyText={whyEmpty(subjects)}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
    </FormDialog>
  )
}
