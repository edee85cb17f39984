import { type Indicator, indicatorCreate, indicatorRoutes } from '@bank/contract/indicator'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { asOptions, useSubjects, whyEmpty } from '../api/lookups.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { Select } from '../ui/select.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'

export function IndicatorForm({ indicator, onClose }: { indicator?: Indicator; onClose: () => void }) {
  const subjects = useSubjects()
  const form = useForm({
    resolver: judgedBy(indicatorCreate),
    defaultValues: { name: indicator?.name ?? '', subject_id: indicator?.subject_id ?? ('' as const) },
  })
  const { errors } = form.formState
  const create = useAction(indicatorRoutes.create, { refreshes: [indicatorRoutes.list], says: text.added, form })
  const update = useAction(indicatorRoutes.update, { refreshes: [indicatorRoutes.list], says: text.edited, form })
  const seen = useSeen(indicator, ({ id }) => call(indicatorRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) =>
    indicator
      ? update.mutate(
          { params: { id: indicator.id }, body: { ...body, updated_at: seen.updated_at } },
          { onSuccess: onClose, onError: seen.onError },
        )
      : create.mutate({ body }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={indicator ? 'Edit indikator' : 'Tambah indikator'}
      form={form}
      draft={`indicator:${indicator?.id ?? 'new'}`}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[
            ['Indikator', seen.other.name],
            ['Subjek', seen.other.subject_name],
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
            options={asOptions(subjects.data?.data, (row) => ({ value: row.id_subject, label: row.subject_name }))}
            emptyText={whyEmpty(subjects)}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
    </FormDialog>
  )
}
