import type { BankName } from '@bank/contract/bank'
import type { UseFormReturn } from 'react-hook-form'
import { FormRichText } from '../../editor/form-rich-text.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { FormSelect } from '../../form/form-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FeatureField } from '../item/feature-field.tsx'
import { useChoices } from './choices.ts'
import { QuestionFormSelect } from './form-select.tsx'
import { type Field, fieldsOf, wordOf } from './question-columns.ts'
import type { QuestionValues } from './question-form.ts'
import { StatusField } from './status-field.tsx'

type Form = UseFormReturn<QuestionValues>

/** Fields with long option names, which need more width. */
const LONG: Readonly<Record<BankName, readonly Field[]>> = {
  general: ['topic_id', 'subtopic_id', 'indicator_id'],
  snpmb: [],
}
/** Two neighbours with short ones, which fit into one narrow row. */
const SHORT: Readonly<Record<BankName, readonly Field[]>> = { general: ['label', 'class_id'], snpmb: [] }

const widthOf = (bank: BankName, name: Field) => {
  if (SHORT[bank].includes(name)) return '@lg:col-span-2'
  return LONG[bank].includes(name) ? 'col-span-2 @lg:col-span-4' : 'col-span-2'
}

interface ClassificationProps {
  bank: BankName
  form: Form
  /** The question whose status is edited too. */
  statusOf?: number
  /** In a group, the label example_question is not offered (spec 2). */
  inGroup?: boolean
}

/** The classification fields of a bank: a select for references and codes, otherwise a text input. */
export function ClassificationFields({ bank, form, statusOf, inGroup = false }: ClassificationProps) {
  const choices = useChoices(bank, form, inGroup)
  const { control } = form
  const draw = ({ name, column, required }: ReturnType<typeof fieldsOf>[number]) => {
    const choice = choices[name]
    const field = { label: column.word, required }
    if (name === 'qt_id') return <QuestionFormSelect bank={bank} form={form} label={column.word} />
    if (choice) return <FormSelect control={control} name={name} {...field} {...choice} />
    return <TextField error={form.formState.errors[name]?.message} {...field} {...form.register(name)} />
  }
  return (
    <>
      <div className="@container">
        <div className="grid grid-cols-2 gap-3 @lg:grid-cols-6 @lg:gap-4">
          {fieldsOf(bank).map((field) => (
            <div key={field.name} className={widthOf(bank, field.name)}>
              {draw(field)}
            </div>
          ))}
          {statusOf !== undefined && (
            <div className="col-span-2">
              <StatusField id={statusOf} form={form} />
            </div>
          )}
        </div>
      </div>
      <FeatureField control={control} name="free_trial" />
    </>
  )
}

/** The stem: rich text with formulas and pictures. */
export function StemField({ form, upload }: { form: Form; upload: UploadImage }) {
  return (
    <FormRichText
      control={form.control}
      name="question_text"
      label={wordOf('question_text')}
      required
      upload={upload}
    />
  )
}
