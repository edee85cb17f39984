import { useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LineRows } from '../rows/line-rows.tsx'
import type { ItemValues } from '../values/item-values.ts'
import { AnswerReading, KeyReading, Tolerance } from './answer-reading.tsx'

/** Accepted answers: a text, or a range of numbers, as typed. */
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
    <div className="space-y-4">
      <LineRows
        name="short_answers"
        what="jawaban"
        label="Isian singkat"
        hint="Beberapa baris yang ditempel menjadi beberapa jawaban."
        nameOf={nameOf}
        addLabel="Tambah isian singkat"
      >
        {(index, tools) => (
          <div className="grid gap-x-3 gap-y-2 p-1 sm:grid-cols-2 lg:grid-cols-[1fr_9.5rem_9.5rem_7rem]">
            <div className="sm:col-span-2 lg:col-span-1">
              <FormLine
                control={control}
                name={`short_answers.${index}.short_answer_text`}
                label={nameOf(index)}
                tools={tools()}
              />
            </div>
            {bound(index, 'first_range', 'Batas Bilangan Atas')}
            {bound(index, 'second_range', 'Batas Bilangan Bawah')}
            <Tolerance index={index} />
            <KeyReading index={index} />
          </div>
        )}
      </LineRows>
      <AnswerReading />
    </div>
  )
}

const nameOf = (index: number) => `Jawaban ${index + 1}`
