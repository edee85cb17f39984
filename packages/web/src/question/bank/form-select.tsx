import { BANKS, type BankName } from '@bank/contract/bank'
import { FORM_TYPE, type FormName } from '@bank/contract/question-words'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { formIn } from '../../question-form/choice/several.ts'
import { ENTERED, LEFT } from '../../question-form/entered.ts'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { Select } from '../../ui/select.tsx'
import { formOptions } from '../item/question-options.ts'
import type { QuestionValues } from './question-form.ts'

interface QuestionFormSelectProps {
  bank: BankName
  form: UseFormReturn<QuestionValues>
  label: string
}

/** Tipe soal: two of the forms that are chosen from have one type on the wire, told apart by the number of answers. */
export function QuestionFormSelect({ bank, form, label }: QuestionFormSelectProps) {
  const item = form as unknown as UseFormReturn<ItemValues>
  const [multiple, selections] = item.watch(['interaction.multiple', 'selections'])
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
          value={formIn({ qt_id: value, interaction: { multiple }, selections }) ?? ''}
          error={fieldState.error?.message}
          onChange={(chosen) => {
            const left = formIn(item.getValues())
            if (left && left !== chosen) LEFT[left]?.(item)
            onChange(FORM_TYPE[chosen as FormName])
            ENTERED[chosen as FormName]?.(item)
          }}
        />
      )}
    />
  )
}
