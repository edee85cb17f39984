import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { RadioGroup } from '../../ui/choices.tsx'
import { LineRows } from '../rows/line-rows.tsx'
import { WithPicture } from '../rows/with-picture.tsx'
import type { ItemValues } from '../values/item-values.ts'
import { ColumnsField } from './columns-field.tsx'

/** The statements of a Kategori question, each of which belongs to one column. */
export function CategoriesField({ upload }: { upload: UploadImage }) {
  const { control, setValue } = useFormContext<ItemValues>()
  const columns = useWatch({ control, name: 'columns' }) ?? []
  const choices = columns.map(({ id, text }, at) => ({ value: id, label: text || `Kolom ${at + 1}` }))
  const mark = (index: number, key: 'b' | 's') => {
    const chosen = columns[key === 'b' ? 0 : 1]
    if (chosen) setValue(`rows.${index}.column`, chosen.id, { shouldDirty: true })
  }
  return (
    <div className="space-y-4">
      <ColumnsField />
      <LineRows
        name="rows"
        what="pernyataan"
        label="Pernyataan"
        keys="Alt+B memilih kolom pertama, Alt+S kolom kedua."
        hint="Beberapa baris yang ditempel menjadi beberapa pernyataan."
        nameOf={nameOf}
        addLabel="Tambah pernyataan"
        onMark={mark}
      >
        {(index, tools) => (
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2 p-1">
            <WithPicture name={`rows.${index}.image`} of={`pernyataan ${index + 1}`} upload={upload}>
              {(choose) => (
                <FormLine
                  control={control}
                  name={`rows.${index}.text`}
                  hideLabel
                  label={nameOf(index)}
                  tools={tools(choose)}
                />
              )}
            </WithPicture>
            <Controller
              name={`rows.${index}.column`}
              control={control}
              render={({ field, fieldState }) => (
                <RadioGroup
                  hideLabel
                  label={`Jawaban untuk ${nameOf(index)}`}
                  options={choices}
                  value={field.value ?? null}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          </div>
        )}
      </LineRows>
    </div>
  )
}

const nameOf = (index: number) => `Pernyataan ${index + 1}`
