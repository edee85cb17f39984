import { type Category, categoryCreate, categoryRoutes } from '@bank/contract/category'
import { code } from '@bank/contract/fields'
import { Controller } from 'react-hook-form'
import { asOptions, choiceOf, labelOf, useClasses, useSubjects, whyEmpty } from '../api/lookups.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { OtherVersion } from '../form/other-version.tsx'
import { useRowForm } from '../form/row-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { ClassChoice } from './class-choice.tsx'
import { ClassesInUse } from './classes-in-use.tsx'

const created = categoryCreate.pick({ subject_id: true, category_name: true, code: true, class_id: true })
/** On creation the server generates a missing code; later the code may be changed but not emptied. */
const edited = created.extend({ code })

export function CategoryForm({ category, onClose }: { category?: Category; onClose: () => void }) {
  const subjects = useSubjects()
  const classes = useClasses()
  const subjectOptions = asOptions(subjects.data?.data, choiceOf.subject)
  const classOptions = asOptions(classes.data?.data, choiceOf.class)
  const { form, errors, dialog, versions } = useRowForm({
    kind: 'category',
    title: category ? 'Edit kategori' : 'Tambah kategori',
    routes: categoryRoutes,
    row: category,
    id: (row) => row.id_category,
    schema: category ? edited : created,
    values: (row) => ({
      subject_id: row?.subject_id ?? '',
      category_name: row?.category_name ?? '',
      code: row?.code ?? '',
      class_id: row?.class_id ?? '',
    }),
    onClose,
  })
  const classNames = (ids = '') =>
    classOptions.filter(({ value }) => ids.split(',').includes(String(value))).map(({ label }) => label)
  const kept = String(form.watch('class_id')).split(',')
  // a category without classes fits all of them
  const taken = kept[0] === '' ? [] : (category?.class_id ?? '').split(',').filter((id) => !kept.includes(id))
  const removed = classOptions.filter(({ value }) => taken.includes(String(value)))
  return (
    <FormDialog {...dialog} notice={category && <ClassesInUse category_id={category.id_category} classes={removed} />}>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ subject_id, category_name, code, class_id }) => [
            ['Subjek', labelOf(subjectOptions, subject_id)],
            ['Nama kategori', category_name],
            ['Kode', code],
            ['Kelas', classNames(String(class_id)).join(', ') || 'Semua kelas'],
          ]}
        />
      )}
      <FormSelect
        control={form.control}
        name="subject_id"
        label="Subjek"
        required
        options={subjectOptions}
        emptyText={whyEmpty(subjects)}
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
