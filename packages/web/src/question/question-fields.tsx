import { type ReactNode, Suspense } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { RadioGroup } from '../ui/choices.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { Select, type SelectProps } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { QuestionValues } from './question-form.ts'
import { useClassification } from './use-classification.ts'
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

/** What a question is filed under; each choice narrows those below it. */
export function ClassificationFields({ form, withStatus = false, inGroup = false }: ClassificationProps) {
  const { category, classRow, topic, subtopic, level, indicator } = useClassification(form)
  return (
    <>
      <div className="@container">
        <div className="grid gap-4 @lg:grid-cols-6 @lg:*:col-span-2">
          <Choice form={form} name="category_id" label="Kategori" required {...category} />
          <Choice form={form} name="qt_id" label="Tipe soal" required options={typeOptions} />
          <Choice
            form={form}
            name="label"
            label="Label"
            required
            options={inGroup ? groupLabelOptions : labelOptions}
          />
          <Choice form={form} name="class_id" label="Kelas" required {...classRow} />
          <Wide>
            <Choice form={form} name="topic_id" label="Materi" required {...topic} />
          </Wide>
          <Wide>
            <Choice form={form} name="subtopic_id" label="Sub-materi" {...subtopic} />
          </Wide>
          <Choice form={form} name="ql_id" label="Level soal" required {...level} />
          <Wide>
            <Choice form={form} name="indicator_id" label="Indikator" {...indicator} />
          </Wide>
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
            value={value ? 'free_trial' : 'premium'}
            onChange={(feature) => onChange(feature === 'free_trial')}
          />
        )}
      />
    </>
  )
}

/** Room for the long names. */
const Wide = ({ children }: { children: ReactNode }) => <div className="@lg:col-span-4!">{children}</div>

interface ChoiceProps
  extends Pick<SelectProps<string | number>, 'label' | 'required' | 'options' | 'placeholder' | 'emptyText'> {
  form: Form
  name: keyof QuestionValues
  /** After the form knows what was chosen. */
  onPick?: () => void
}

function Choice({ form, name, onPick, ...select }: ChoiceProps) {
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { onChange, value, ...rest }, fieldState }) => (
        <Select
          {...rest}
          {...select}
          value={value as string | number | undefined}
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
