import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormRichText } from '../editor/form-rich-text.tsx'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import type { ItemValues } from './item-values.ts'
import { useFocusStem } from './use-focus-stem.ts'

interface StemFieldProps {
  upload: UploadImage
  /** Around the text; it may have the focus until the editor is there. */
  box: RefObject<HTMLDivElement | null>
  /** The dialog opens with the caret here. */
  atOnce: boolean
  /** How many items this dialog has written: each next one begins here. */
  written: number
}

export function StemField({ upload, box, atOnce, written }: StemFieldProps) {
  const { control } = useFormContext<ItemValues>()
  useFocusStem(box, atOnce, written)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <FormRichText control={control} name="question_text" label="Teks soal" required upload={upload} />
    </div>
  )
}
