import { Controller, type UseFormReturn } from 'react-hook-form'
import { asOptions, fitsClass, useCategories, useClasses, whyEmpty } from '../api/lookups.ts'
import { Select } from '../ui/select.tsx'
import type { TopicValues } from './topic-values.ts'

/** Class and category; the class narrows the categories, and one that no longer fits is cleared (decisions 6). */
export function PlaceFields({ form }: { form: UseFormReturn<TopicValues> }) {
  const classes = useClasses()
  const categories = useCategories()
  const fitting = (class_id: TopicValues['class_id']) =>
    categories.data?.data.filter((row) => class_id === '' || fitsClass(row, Number(class_id)))

  const narrow = (class_id: TopicValues['class_id']) => {
    const { category_id } = form.getValues()
    const stays = fitting(class_id)?.some((row) => row.id_category === category_id)
    if (!stays) form.setValue('category_id', '', { shouldDirty: true })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        name="class_id"
        control={form.control}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="Kelas"
            required
            options={asOptions(classes.data?.data, (row) => ({ value: row.id_class, label: row.class_name }))}
            emptyText={whyEmpty(classes)}
            error={fieldState.error?.message}
            onChange={(class_id) => {
              field.onChange(class_id)
              narrow(class_id)
            }}
          />
        )}
      />
      <Controller
        name="category_id"
        control={form.control}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="Kategori"
            required
            options={asOptions(fitting(form.watch('class_id')), (row) => ({
              value: row.id_category,
              label: row.category_name,
            }))}
            emptyText={whyEmpty(categories) ?? 'Tidak ada kategori untuk kelas ini.'}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  )
}
