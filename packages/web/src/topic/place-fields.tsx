import type { UseFormReturn } from 'react-hook-form'
import { asOptions, choiceOf, fitsClass, useCategories, useClasses, whyEmpty } from '../api/lookups.ts'
import { FormSelect } from '../form/form-select.tsx'
import type { TopicValues } from './topic-values.ts'

/**
 * Class and category. The class narrows the categories; a category that no longer matches is cleared, but
 * not one that stands with its class.
 */
export function PlaceFields({ form }: { form: UseFormReturn<TopicValues> }) {
  const classes = useClasses()
  const categories = useCategories()
  const { defaultValues: stored } = form.formState
  const fitting = (class_id: TopicValues['class_id']) =>
    categories.data?.data.filter(
      (row) =>
        class_id === '' ||
        fitsClass(row, Number(class_id)) ||
        (class_id === stored?.class_id && row.id_category === stored.category_id),
    )

  const narrow = () => {
    const { class_id, category_id } = form.getValues()
    const stays = fitting(class_id)?.some((row) => row.id_category === category_id)
    if (!stays) form.setValue('category_id', '', { shouldDirty: true })
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        control={form.control}
        name="class_id"
        label="Kelas"
        required
        options={asOptions(classes.data?.data, choiceOf.class)}
        emptyText={whyEmpty(classes)}
        onPick={narrow}
      />
      <FormSelect
        control={form.control}
        name="category_id"
        label="Kategori"
        required
        options={asOptions(fitting(form.watch('class_id')), choiceOf.category)}
        emptyText={whyEmpty(categories) ?? 'Tidak ada kategori untuk kelas ini.'}
      />
    </div>
  )
}
