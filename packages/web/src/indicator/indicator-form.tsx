import { type Indicator, indicatorCreate, indicatorRoutes } from '@bank/contract/indicator'
import { asOptions, choiceOf, labelOf, useSubjects, whyEmpty } from '../api/lookups.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { OtherVersion } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { TextField } from '../ui/text-field.tsx'

export function IndicatorForm({ indicator, onClose }: { indicator?: Indicator; onClose: () => void }) {
  const subjects = useSubjects()
  const options = asOptions(subjects.data?.data, choiceOf.subject)
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
      <FormSelect
        control={form.control}
        name="subject_id"
        label="Subjek"
        required
        options={options}
        emptyText={whyEmpty(subjects)}
      />
    </FormDialog>
  )
}
