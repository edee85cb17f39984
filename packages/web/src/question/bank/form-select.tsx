import { BANKS, type BankName } from '@bank/contract/bank'
import { FORM_TYPE, type FormName, formOf, QUESTION_TYPE } from '@bank/contract/question-words'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Select } from '../../ui/select.tsx'
import { documentOfStatements } from '../item/document-values.ts'
import type { ItemValues } from '../item/item-values.ts'
import { formOptions } from '../item/question-options.ts'
import { hasSeveralAnswers, setMultiple } from '../item/several.ts'
import type { QuestionValues } from './question-form.ts'

interface QuestionFormSelectProps {
  bank: BankName
  form: UseFormReturn<QuestionValues>
  label: string
}

/** Tipe soal: two of the forms that are chosen from have one type on the wire, told apart by the number of answers. */
export function QuestionFormSelect({ bank, form, label }: QuestionFormSelectProps) {
  const item = form as unknown as UseFormReturn<ItemValues>
  const [wished, options] = item.watch(['interaction.multiple', 'selections'])
  const pick = (chosen: FormName) => {
    const type = FORM_TYPE[chosen]
    if (type === QUESTION_TYPE.multipleChoice) setMultiple(item, chosen === 'pgk')
    if (type === QUESTION_TYPE.categories) documentOfStatements(item)
  }
  return (
    <Controller
      name="qt_id"
      control={form.control}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <Select
          {...field}
          label={label}
          required
          options={formOptions(BANKS[bank].forms)}
          value={formOf(Number(value), wished === true || hasSeveralAnswers(options)) ?? ''}
          error={fieldState.error?.message}
          onChange={(chosen) => {
            onChange(FORM_TYPE[chosen as FormName])
            pick(chosen as FormName)
          }}
        />
      )}
    />
  )
}
