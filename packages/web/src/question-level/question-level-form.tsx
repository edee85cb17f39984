import { type QuestionLevel, questionLevelCreate, questionLevelRoutes } from '@bank/contract/question-level'
import { FormDialog } from '../form/form-dialog.tsx'
import { OtherVersion } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { TextField } from '../ui/text-field.tsx'

export function QuestionLevelForm({ level, onClose }: { level?: QuestionLevel; onClose: () => void }) {
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'question_level',
    title: level ? 'Edit level soal' : 'Tambah level soal',
    routes: questionLevelRoutes,
    row: level,
    id: (row) => row.id,
    schema: questionLevelCreate,
    values: (row) => ({ qtn_level_name: row?.qtn_level_name ?? '' }),
    onClose,
  })
  return (
    <FormDialog {...dialog}>
      {versions && <OtherVersion {...versions} lines={({ qtn_level_name }) => [['Level soal', qtn_level_name]]} />}
      <TextField
        label="Level soal"
        required
        error={errors.qtn_level_name?.message}
        {...form.register('qtn_level_name')}
      />
    </FormDialog>
  )
}
