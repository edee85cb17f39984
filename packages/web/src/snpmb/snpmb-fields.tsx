import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { asOptions, choiceOf, whyEmpty } from '../api/lookups.ts'
import { reading } from '../api/query.ts'
import { FeatureField } from '../item/feature-field.tsx'
import { labelOptions, statusOptions, typeOptions } from '../item/question-options.ts'
import { FormSelect } from '../ui/form-select.tsx'
import { useSubtests } from './lookups.ts'
import type { SnpmbValues } from './snpmb-form.ts'

const TYPES = typeOptions([2, 5])

interface SnpmbFieldsProps {
  form: UseFormReturn<SnpmbValues, unknown, SnpmbValues>
  withStatus: boolean
}

/** What an SNPMB question is filed under: one of the subtests, and a topic of it if there is one (decisions 3). */
export function SnpmbFields({ form, withStatus }: SnpmbFieldsProps) {
  const { control } = form
  const categoryId = Number(form.watch('category_id')) || null
  const categories = useSubtests()
  const topics = useQuery({
    ...reading(topicRoutes.list, { query: { product_type: 2, category_id: categoryId ?? undefined, limit: '' } }),
    enabled: categoryId !== null,
  })
  const of = categoryId === null ? [] : topics.data?.data

  return (
    <>
      <div className="@container">
        <div className="grid gap-4 @lg:grid-cols-3">
          <FormSelect control={control} name="qt_id" label="Tipe soal" required options={TYPES} />
          <FormSelect
            control={control}
            name="category_id"
            label="Kategori"
            required
            options={asOptions(categories.data?.data, choiceOf.category)}
            emptyText={whyEmpty(categories)}
            onPick={() => form.setValue('topic_id', '', { shouldDirty: true })}
          />
          <FormSelect
            control={control}
            name="topic_id"
            label="Materi"
            options={asOptions(of, choiceOf.topic)}
            emptyText={categoryId === null ? 'Pilih kategori terlebih dahulu' : whyEmpty(topics)}
          />
          <FormSelect control={control} name="label" label="Label" required options={labelOptions} />
          {withStatus && <FormSelect control={control} name="status" label="Status" required options={statusOptions} />}
        </div>
      </div>
      <FeatureField control={control} name="free_trial" />
    </>
  )
}
