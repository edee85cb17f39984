import { Suspense } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { asOptions, useCategories, useClasses } from '../api/lookups.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { fitting } from './fitting.ts'
import { useIndicators, useLevels, useTopics } from './lookups.ts'
import type { QuestionValues } from './question-form.ts'
import { featureOptions, groupLabelOptions, labelOptions, statusOptions, typeOptions } from './words.ts'

const RichTextEditor = onDemand(() => import('../editor/rich-text-editor.tsx'), 'RichTextEditor')

type Form = UseFormReturn<QuestionValues>
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>

interface ClassificationProps {
  form: Form
  withStatus?: boolean
  /** The labels of a group's questions lack example_question (spec 2). */
  inGroup?: boolean
}

/** What a question is filed under. Class narrows categories, category and class narrow topics (decisions 6). */
export function ClassificationFields({ form, withStatus = false, inGroup = false }: ClassificationProps) {
  const classes = useClasses().data?.data ?? []
  const categories = useCategories().data?.data ?? []
  const topics = useTopics().data?.data ?? []
  const levels = useLevels().data?.data ?? []
  const indicators = useIndicators().data?.data
  const [classId, categoryId] = form.watch(['class_id', 'category_id'])
  const open = fitting(
    { categories, topics },
    { classId: Number(classId) || null, categoryId: Number(categoryId) || null },
  )

  /** A choice that no longer fits is cleared. */
  const narrow = (chosen: { classId: number | null; categoryId: number | null }) => {
    const now = fitting({ categories, topics }, chosen)
    const { category_id, topic_id } = form.getValues()
    if (!now.categories.some((row) => row.id_category === category_id)) form.setValue('category_id', '')
    if (!now.topics.some((row) => row.id_topic === topic_id)) form.setValue('topic_id', '')
  }

  const field = <Name extends keyof QuestionValues>(
    name: Name,
    label: string,
    options: { value: NonNullable<QuestionValues[Name]>; label: string }[],
    { required = true, onPick }: { required?: boolean; onPick?: (value: number | null) => void } = {},
  ) => (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { onChange, value, ...rest }, fieldState }) => (
        <Select
          {...rest}
          label={label}
          required={required}
          options={options as { value: string | number; label: string }[]}
          value={value as string | number | undefined}
          error={fieldState.error?.message}
          onChange={(chosen) => {
            onChange(chosen)
            onPick?.(Number(chosen) || null)
          }}
        />
      )}
    />
  )

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {field(
          'category_id',
          'Kategori',
          asOptions(open.categories, (row) => ({ value: row.id_category, label: row.category_name })),
          { onPick: (value) => narrow({ classId: Number(classId) || null, categoryId: value }) },
        )}
        {field('qt_id', 'Tipe soal', typeOptions)}
        {field('label', 'Label', inGroup ? groupLabelOptions : labelOptions)}
        {field(
          'class_id',
          'Kelas',
          asOptions(classes, (row) => ({ value: row.id_class, label: row.class_name })),
          { onPick: (value) => narrow({ classId: value, categoryId: Number(categoryId) || null }) },
        )}
        {field(
          'topic_id',
          'Materi',
          asOptions(open.topics, (row) => ({ value: row.id_topic, label: row.topic_name })),
        )}
        {field('ql_id', 'Level soal', levels.map((row) => ({ value: row.id, label: row.qtn_level_name })).reverse())}
        {field(
          'indicator_id',
          'Indikator',
          asOptions(indicators, (row) => ({ value: row.id, label: `${row.name} (${row.subject_name})` })),
          { required: false },
        )}
        {withStatus && field('status', 'Status', statusOptions)}
      </div>
      <Controller
        name="free_trial"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label="Fitur"
            options={featureOptions}
            value={value ? 'free_trial' : 'premium'}
            onChange={(feature) => onChange(feature === 'free_trial')}
          />
        )}
      />
    </>
  )
}

/** The stem: rich text with formulas and pictures. */
export function StemField({ form, upload }: { form: Form; upload: UploadImage }) {
  return (
    <Controller
      name="question_text"
      control={form.control}
      render={({ field, fieldState }) => (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <RichTextEditor
            label="Teks soal"
            required
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            upload={upload}
          />
        </Suspense>
      )}
    />
  )
}
