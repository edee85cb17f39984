import { useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import { LineRows } from '../../question-form/rows/line-rows.tsx'
import type { ItemValues } from '../../question-form/values/item-values.ts'

export function KeywordsField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <LineRows
      name="keywords"
      what="kata kunci"
      label="Kata kunci"
      hint="Beberapa baris yang ditempel menjadi beberapa kata kunci."
      nameOf={nameOf}
      addLabel="Tambah kata kunci"
    >
      {(index, tools) => (
        <div className="p-1">
          <FormLine
            control={control}
            name={`keywords.${index}.keyword_text`}
            hideLabel
            label={nameOf(index)}
            tools={tools()}
          />
        </div>
      )}
    </LineRows>
  )
}

const nameOf = (index: number) => `Kata kunci ${index + 1}`
