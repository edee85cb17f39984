import type { selectionCreate } from '@bank/contract/selection'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { FragmentField } from '../editor/fragment-field.tsx'
import { ImageField } from '../ui/image-field.tsx'

export type SelectionValues = z.input<typeof selectionCreate>

/** One option: its text with formulas, and a picture. */
export function SelectionFields({ form }: { form: UseFormReturn<SelectionValues> }) {
  return (
    <>
      <Controller
        name="selection_text"
        control={form.control}
        render={({ field, fieldState }) => (
          <FragmentField
            label="Teks pilihan"
            rows={3}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
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
