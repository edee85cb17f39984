import { code } from '@bank/contract/fields'
import { type Subject, subjectCreate, subjectRoutes } from '@bank/contract/subject'
import { Controller } from 'react-hook-form'
import type * as z from 'zod'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { FAMILY_WORD } from '../ui/question-words.ts'
import { TextField } from '../ui/text-field.tsx'

/** On creation the server generates a missing code; later the code may be changed but not emptied. */
const subjectEdit = subjectCreate.extend({ code })

export function SubjectForm({ subject, onClose }: { subject?: Subject; onClose: () => void }) {
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'subject',
    title: subject ? 'Edit subjek' : 'Tambah subjek',
    routes: subjectRoutes,
    row: subject,
    id: (row) => row.id_subject,
    schema: subject ? subjectEdit : subjectCreate,
    values: valuesOf,
    onClose,
  })
  return (
    <FormDialog {...dialog}>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ subject_name, code, family }) => [
            ['Nama subjek', subject_name],
            ['Kode', code],
            ['Rumpun', family ? FAMILY_WORD[family] : 'Tidak ada'],
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

const valuesOf = (subject?: Subject): z.input<typeof subjectCreate> => ({
  subject_name: subject?.subject_name ?? '',
  code: subject?.code ?? '',
  // Not sent for a new subject: the server derives it from the name (decisions 3).
  family: subject ? (subject.family ?? '') : undefined,
})

const FAMILIES = [
  { value: 'literasi', label: FAMILY_WORD.literasi },
  { value: 'numerasi', label: FAMILY_WORD.numerasi },
  { value: '', label: 'Tidak ada' },
] as const
