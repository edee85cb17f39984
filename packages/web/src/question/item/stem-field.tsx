import type { BankName } from '@bank/contract/bank'
import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormRichText } from '../../editor/form-rich-text.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { PasteOffer } from './paste/paste-offer.tsx'
import { usePasteOffer } from './paste/use-paste-offer.ts'
import { useCaretIn, useFocusStem } from './use-focus-stem.ts'

interface StemFieldProps {
  bank: BankName
  upload: UploadImage
  /** The box around the text; it takes the focus until the editor is loaded. */
  box: RefObject<HTMLDivElement | null>
  /** Puts the caret here when the dialog opens. */
  atOnce: boolean
  /** How many items were saved in this dialog: after each one the caret returns here. */
  written: number
}

export function StemField({ bank, upload, box, atOnce, written }: StemFieldProps) {
  const { control } = useFormContext<ItemValues>()
  const paste = usePasteOffer(bank)
  useFocusStem(box, atOnce)
  useCaretIn(box, written > 0)
  return (
    <div>
      <div ref={box} tabIndex={-1} className="outline-none" onPasteCapture={paste.pasted}>
        <FormRichText control={control} name="question_text" label="Teks soal" required upload={upload} />
      </div>
      <PasteOffer {...paste} />
    </div>
  )
}
