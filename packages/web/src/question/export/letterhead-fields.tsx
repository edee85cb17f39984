import { Controller, type UseFormReturn } from 'react-hook-form'
import { ImageField } from '../../form/image-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Values } from './export-values.ts'

/** What stands above the title of a paper. */
export function LetterheadFields({ form, hasLogo }: { form: UseFormReturn<Values>; hasLogo: boolean }) {
  const { register, control } = form
  return (
    <>
      <TextField label="Kop baris 1" placeholder="Nama sekolah" {...register('head')} />
      <TextField label="Kop baris 2" placeholder="Alamat" {...register('subhead')} />
      {hasLogo && (
        <Controller
          name="image"
          control={control}
          render={({ field, fieldState }) => (
            <ImageField
              label="Logo"
              hint="Di kiri kop, setinggi 2 cm. PNG atau JPG, paling besar 5 MB."
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  )
}
