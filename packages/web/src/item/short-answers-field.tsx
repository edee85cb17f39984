import { useFormContext } from 'react-hook-form'
import { FormFragment } from '../editor/form-fragment.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { ItemValues } from './item-values.ts'
import { OrderedRows } from './ordered-rows.tsx'

/** What is accepted: a text, or the numbers between two bounds, as typed. */
export function ShortAnswersField() {
  const { control, register, getFieldState, formState } = useFormContext<ItemValues>()
  const bound = (index: number, name: 'first_range' | 'second_range', label: string) => (
    <TextField
      label={label}
      error={getFieldState(`short_answers.${index}.${name}`, formState).error?.message}
      {...register(`short_answers.${index}.${name}`)}
    />
  )
  return (
    <OrderedRows name="short_answers" label="Isian singkat" nameOf={nameOf} addLabel="Tambah isian singkat">
      {(index, tools) => (
        <div className="grid gap-x-3 gap-y-2 p-1 sm:grid-cols-2 lg:grid-cols-[1fr_11rem_11rem]">
          <div className="sm:col-span-2 lg:col-span-1">
            <FormFragment
              control={control}
              name={`short_answers.${index}.short_answer_text`}
              compact
              label={nameOf(index)}
              tools={tools()}
            />
          </div>
          {bound(index, 'first_range', 'Batas Bilangan Atas')}
          {bound(index, 'second_range', 'Batas Bilangan Bawah')}
        </div>
      )}
    </OrderedRows>
  )
}

const nameOf = (index: number) => `Jawaban ${index + 1}`
