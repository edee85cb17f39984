import { Controller, useFormContext } from 'react-hook-form'
import { FragmentField } from '../editor/fragment-field.tsx'
import type { ItemValues } from './item-values.ts'
import { OrderedRows } from './ordered-rows.tsx'

export function KeywordsField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <OrderedRows name="keywords" label="Kata kunci" nameOf={nameOf} addLabel="Tambah kata kunci">
      {(index, tools) => (
        <Controller
          name={`keywords.${index}.keyword_text`}
          control={control}
          render={({ field, fieldState }) => (
            <div className="p-1">
              <FragmentField
                compact
                hideLabel
                label={nameOf(index)}
                value={field.value ?? ''}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
                tools={tools()}
              />
            </div>
          )}
        />
      )}
    </OrderedRows>
  )
}

const nameOf = (index: number) => `Kata kunci ${index + 1}`
