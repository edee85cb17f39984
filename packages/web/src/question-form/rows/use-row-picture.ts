import type { ApiError } from '@bank/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { whyNotImage } from '../../form/image-field.tsx'
import type { ItemValues } from '../values/item-values.ts'

export type PictureField =
  | `selections.${number}.image`
  | `rows.${number}.image`
  | `lures.${number}.image`
  | `matches.${number}.image`
  | `matches.${number}.partner_image`

/** Uploads the picture of a row at once, so that errors show at its field and drafts stay small. */
export function useRowPicture(name: PictureField, upload: UploadImage) {
  const form = useFormContext<ItemValues>()
  const [share, setShare] = useState<number>()
  // The row may be moved during the upload.
  const now = useRef(name)
  useEffect(() => {
    now.current = name
  }, [name])
  const field = () => now.current

  const take = async (file: File | undefined) => {
    if (!file) return
    const reason = whyNotImage(file)
    if (reason) return form.setError(field(), { message: reason })
    setShare(0)
    try {
      form.setValue(field(), await upload(file, setShare), { shouldDirty: true })
      form.clearErrors(field())
    } catch (error) {
      form.setError(field(), { message: (error as ApiError).message })
    } finally {
      setShare(undefined)
    }
  }
  return { share, take, drop: () => form.setValue(field(), '', { shouldDirty: true }) }
}
