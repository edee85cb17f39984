import { Controller, useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { TRUTH } from '../../ui/question-words.ts'
import { LineRows } from '../rows/line-rows.tsx'
import type { ItemValues } from '../values/item-values.ts'

/** The statements of an SNPMB question, each true or false (decisions 3). */
export function StatementsField() {
  const { control, setValue } = useFormContext<ItemValues>()
  return (
    <LineRows
      name="statements"
      what="pernyataan"
      label="Pernyataan"
      keys="Alt+B menandai Benar, Alt+S Salah."
      hint="Beberapa baris yang ditempel menjadi beberapa pernyataan."
      nameOf={nameOf}
      addLabel="Tambah pernyataan"
      onMark={(index, key) => setValue(`statements.${index}.answer`, key === 'b' ? '1' : '2', { shouldDirty: true })}
    >
      {(index, tools) => (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 p-1">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <FormLine
              control={control}
              name={`statements.${index}.text`}
              hideLabel
              label={nameOf(index)}
              tools={tools()}
            />
          </div>
          <Controller
            name={`statements.${index}.answer`}
            control={control}
            render={({ field, fieldState }) => (
              <RadioGroup
                hideLabel
                label={`Jawaban untuk ${nameOf(index)}`}
                options={TRUTH}
                value={field.value === '1' || field.value === '2' ? field.value : null}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        </div>
      )}
    </LineRows>
  )
}

const nameOf = (index: number) => `Pernyataan ${index + 1}`
