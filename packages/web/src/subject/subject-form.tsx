import { code } from '@bank/contract/fields'
import { type Subject, subjectCreate, subjectRoutes } from '@bank/contract/subject'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { useSeen } from '../api/seen.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion } from '../ui/other-version.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import { FAMILY_WORD } from './family-word.ts'

/** A code is made once; afterwards it may be changed, not emptied. */
const subjectEdit = subjectCreate.extend({ code })

export function SubjectForm({ subject, onClose }: { subject?: Subject; onClose: () => void }) {
  const form = useForm({
    resolver: judgedBy(subject ? subjectEdit : subjectCreate),
    defaultValues: {
      subject_name: subject?.subject_name ?? '',
      code: subject?.code ?? '',
      // Left open on a new subject: then the server reads it from the name (decisions 3).
      family: subject ? (subject.family ?? '') : undefined,
    },
  })
  const { errors } = form.formState
  const create = useAction(subjectRoutes.create, { refreshes: [subjectRoutes.list], says: text.added, form })
  const update = useAction(subjectRoutes.update, { refreshes: [subjectRoutes.list], says: text.edited, form })
  const seen = useSeen(subject, ({ id_subject: id }) => call(subjectRoutes.get, { params: { id } }))

  const save = form.handleSubmit((body) =>
    subject
      ? update.mutate(
          { params: { id: subject.id_subject }, body: { ...body, updated_at: seen.updated_at } },
          { onSuccess: onClose, onError: seen.onError },
        )
      : create.mutate({ body }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={subject ? 'Edit subjek' : 'Tambah subjek'}
      form={form}
      draft={`subject:${subject?.id_subject ?? 'new'}`}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
    >
      {seen.other && (
        <OtherVersion
          row={seen.other}
          lines={[
            ['Nama subjek', seen.other.subject_name],
            ['Kode', seen.other.code],
            ['Rumpun', seen.other.family ? FAMILY_WORD[seen.other.family] : 'Tidak ada'],
          ]}
        />
      )}
      <TextField label="Nama subjek" required error={errors.subject_name?.message} {...form.register('subject_name')} />
      <TextField
        label="Kode"
        required={subject !== undefined}
        hint={subject ? undefined : 'Dibuat otomatis bila kosong.'}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Controller
        name="family"
        control={form.control}
        render={({ field, fieldState }) => (
          <RadioGroup
            label="Rumpun"
            options={FAMILIES}
            hint={subject ? undefined : 'Bila tidak dipilih, ditentukan dari nama subjek.'}
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}

const FAMILIES = [
  { value: 'literasi', label: FAMILY_WORD.literasi },
  { value: 'numerasi', label: FAMILY_WORD.numerasi },
  { value: '', label: 'Tidak ada' },
] as const
