import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormRichText } from '../editor/form-rich-text.tsx'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import { FeatureField } from '../item/feature-field.tsx'
import { labelOptions, statusOptions, typeOptions } from '../item/question-options.ts'
import { FormSelect } from '../ui/form-select.tsx'
import type { QuestionValues } from './question-form.ts'
import { useClassification } from './use-classification.ts'

/** Statements belong to SNPMB. */
const TYPES = typeOptions([1, 2, 3])
/** What a group's questions may be labelled. */
const GROUP_LABELS = labelOptions.filter(({ value }) => value !== 'example_question')

type Form = UseFormReturn<QuestionValues>

interface ClassificationProps {
  form: Form
  withStatus?: boolean
  /** The labels of a group's questions lack example_question (spec 2). */
  inGroup?: boolean
}

/** What a question is filed under; each choice narrows those below it. */
export function ClassificationFields({ form, withStatus = false, inGroup = false }: ClassificationProps) {
  const { category, classRow, topic, subtopic, level, indicator } = useClassification(form)
  const { control } = form
  return (
    <>
      <div className="@container">
        <div className="grid gap-4 @lg:grid-cols-6 @lg:*:col-span-2">
          <FormSelect control={control} name="category_id" label="Kategori" required {...category} />
          <FormSelect control={control} name="qt_id" label="Tipe soal" required options={TYPES} />
          <FormSelect
            control={control}
            name="label"
            label="Label"
            required
            options={inGroup ? GROUP_LABELS : labelOptions}
          />
          <FormSelect control={control} name="class_id" label="Kelas" required {...classRow} />
          <Wide>
            <FormSelect control={control} name="topic_id" label="Materi" required {...topic} />
          </Wide>
          <Wide>
            <FormSelect control={control} name="subtopic_id" label="Sub-materi" {...subtopic} />
          </Wide>
          <FormSelect control={control} name="ql_id" label="Level soal" required {...level} />
          <Wide>
            <FormSelect control={control} name="indicator_id" label="Indikator" {...indicator} />
          </Wide>
          {withStatus && <FormSelect control={control} name="status" label="Status" required options={statusOptions} />}
        </div>
      </div>
      <FeatureField control={control} name="free_trial" />
    </>
  )
}

/** Room for the long names. */
const Wide = ({ children }: { children: ReactNode }) => <div className="@lg:col-span-4!">{children}</div>

/** The stem: rich text with formulas and pictures. */
export function StemField({ form, upload }: { form: Form; upload: UploadImage }) {
  return <FormRichText control={form.control} name="question_text" label="Teks soal" required upload={upload} />
}
