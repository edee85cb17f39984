import { Controller, useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { Checkbox } from '../../ui/choices.tsx'
import { Menu } from '../../ui/menu.tsx'
import { LineRows } from '../rows/line-rows.tsx'
import { WithPicture } from '../rows/with-picture.tsx'
import type { ItemValues } from '../values/item-values.ts'

/** The pairs of a Menjodohkan question, and the right rows that mislead. */
export function MatchingField({ upload }: { upload: UploadImage }) {
  const { control } = useFormContext<ItemValues>()
  return (
    <div className="space-y-4">
      <LineRows
        name="matches"
        what="pernyataan"
        label="Pasangan"
        hint="Kiri pernyataan, kanan pasangannya; beberapa baris yang ditempel menjadi beberapa pernyataan."
        nameOf={(index) => `Pasangan ${index + 1}`}
        addLabel="Tambah pasangan"
      >
        {(index, tools) => (
          <div className="grid gap-x-3 gap-y-2 p-1 sm:grid-cols-2">
            <WithPicture name={`matches.${index}.image`} of={`pernyataan ${index + 1}`} upload={upload}>
              {(choose) => (
                <FormLine
                  control={control}
                  name={`matches.${index}.text`}
                  label={`Pernyataan ${index + 1}`}
                  tools={tools({ ...choose, label: 'Gambar pernyataan' })}
                />
              )}
            </WithPicture>
            <WithPicture name={`matches.${index}.partner_image`} of={`pasangan ${index + 1}`} upload={upload}>
              {(choose) => (
                <FormLine
                  control={control}
                  name={`matches.${index}.partner`}
                  label={`Pasangan ${index + 1}`}
                  tools={
                    <Menu
                      tabIndex={-1}
                      label={`Tindakan pasangan ${index + 1}`}
                      items={[{ ...choose, label: 'Gambar pasangan' }]}
                    />
                  }
                />
              )}
            </WithPicture>
          </div>
        )}
      </LineRows>
      <div>
        <h4 className="mb-1 text-sm font-semibold">Pengecoh</h4>
        <LineRows
          name="lures"
          what="pengecoh"
          label="Pengecoh"
          hint="Pilihan di kanan yang tidak punya pasangan."
          nameOf={(index) => `Pengecoh ${index + 1}`}
          addLabel="Tambah pengecoh"
        >
          {(index, tools) => (
            <div className="p-1">
              <WithPicture name={`lures.${index}.image`} of={`pengecoh ${index + 1}`} upload={upload}>
                {(choose) => (
                  <FormLine
                    control={control}
                    name={`lures.${index}.text`}
                    hideLabel
                    label={`Pengecoh ${index + 1}`}
                    tools={tools(choose)}
                  />
                )}
              </WithPicture>
            </div>
          )}
        </LineRows>
      </div>
      <Controller
        name="interaction.reuse"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label="Satu pasangan boleh dipakai lebih dari sekali"
            checked={value === true}
            onChange={onChange}
          />
        )}
      />
    </div>
  )
}
