import type { selectionCreate } from '@bank/contract/selection'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { FormFragment } from '../../editor/form-fragment.tsx'
import { ImageField } from '../../form/image-field.tsx'

export type SelectionValues = z.input<typeof selectionCreate>

/** One option: its text with formulas, and a picture. */
export function SelectionFields({ form }: { form: UseFormReturn<SelectionValues> }) {
  return (
    <>
      <FormFragment control={form.control} name="selection_text" label="Teks pilihan" rows={3} />
      <Controller
        name="image"
        control={form.control}
        render={({ field, fieldState }) => (
          <ImageField
            label="Gambar"
            value={field.value ?? ''}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
