import { useFormContext } from 'react-hook-form'
import { FormFragment } from '../editor/form-fragment.tsx'
import type { ItemValues } from './item-values.ts'
import { OrderedRows } from './ordered-rows.tsx'

export function KeywordsField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <OrderedRows name="keywords" label="Kata kunci" nameOf={nameOf} addLabel="Tambah kata kunci">
      {(index, tools) => (
        <div className="p-1">
          <FormFragment
            control={control}
            name={`keywords.${index}.keyword_text`}
            compact
            hideLabel
            label={nameOf(index)}
            tools={tools()}
          />
        </div>
      )}
    </OrderedRows>
  )
}

const nameOf = (index: number) => `Kata kunci ${index + 1}`
