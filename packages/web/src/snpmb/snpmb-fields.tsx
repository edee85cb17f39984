import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { asOptions, whyEmpty } from '../api/lookups.ts'
import { reading } from '../api/query.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { Select, type SelectProps } from '../ui/select.tsx'
import { useSubtests } from './lookups.ts'
import type { SnpmbValues } from './snpmb-form.ts'
import { featureOptions, labelOptions, statusOptions, typeOptions } from './words.ts'

interface SnpmbFieldsProps {
  form: UseFormReturn<SnpmbValues, unknown, SnpmbValues>
  withStatus: boolean
}

/** What an SNPMB question is filed under: one of the subtests, and a topic of it if there is one (decisions 3). */
export function SnpmbFields({ form, withStatus }: SnpmbFieldsProps) {
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
          <Choice form={form} name="qt_id" label="Tipe soal" required options={typeOptions} />
          <Choice
            form={form}
            name="category_id"
            label="Kategori"
            required
            options={asOptions(categories.data?.data, (row) => ({ value: row.id_category, label: row.category_name }))}
            emptyText={whyEmpty(categories)}
            onPick={() => form.setValue('topic_id', '', { shouldDirty: true })}
          />
          <Choice
            form={form}
            name="topic_id"
            label="Materi"
            options={asOptions(of, (row) => ({ value: row.id_topic, label: row.topic_name }))}
            emptyText={categoryId === null ? 'Pilih kategori terlebih dahulu' : whyEmpty(topics)}
          />
          <Choice form={form} name="label" label="Label" required options={labelOptions} />
          {withStatus && <Choice form={form} name="status" label="Status" required options={statusOptions} />}
        </div>
      </div>
      <Controller
        name="free_trial"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label="Fitur"
            options={featureOptions}
            value={value === true ? 'free_trial' : 'premium'}
            onChange={(feature) => onChange(feature === 'free_trial')}
          />
        )}
      />
    </>
  )
}

interface ChoiceProps extends Pick<SelectProps<string | number>, 'label' | 'required' | 'options' | 'emptyText'> {
  form: SnpmbFieldsProps['form']
  name: 'qt_id' | 'category_id' | 'topic_id' | 'label' | 'status'
  onPick?: () => void
}

function Choice({ form, name, onPick, ...select }: ChoiceProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Select
          {...field}
          {...select}
          error={fieldState.error?.message}
          onChange={(chosen) => {
            onChange(chosen)
            onPick?.()
          }}
        />
      )}
    />
  )
}
