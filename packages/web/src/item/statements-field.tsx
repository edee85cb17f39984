import { Controller, useFormContext } from 'react-hook-form'
import { FormFragment } from '../editor/form-fragment.tsx'
import { RadioGroup } from '../ui/choices.tsx'
import { TRUTH } from '../ui/question-words.ts'
import type { ItemValues } from './item-values.ts'
import { OrderedRows } from './ordered-rows.tsx'

/** The statements of an SNPMB question, each true or false (decisions 3). */
export function StatementsField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <OrderedRows name="statements" label="Pernyataan" nameOf={nameOf} addLabel="Tambah pernyataan">
      {(index, tools) => (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 p-1">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <FormFragment
              control={control}
              name={`statements.${index}.text`}
              compact
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
    </OrderedRows>
  )
}

const nameOf = (index: number) => `Pernyataan ${index + 1}`
