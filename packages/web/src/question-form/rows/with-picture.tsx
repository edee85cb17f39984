import { ImagePlus, X } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useRef } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { FieldNotes } from '../../ui/form-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import type { ItemValues } from '../values/item-values.ts'
import { type PictureField, useRowPicture } from './use-row-picture.ts'

interface WithPictureProps {
  name: PictureField
  /** What the picture belongs to, for its alternative text: `pilihan A`. */
  of: string
  upload: UploadImage
  /** Draws the text; the entry goes into its menu. */
  children: (choose: MenuItem) => ReactNode
}

/** A text with a picture below it, chosen by its menu or pasted. */
export function WithPicture({ name, of, upload, children }: WithPictureProps) {
  const { control } = useFormContext<ItemValues>()
  const picker = useRef<HTMLInputElement>(null)
  const picture = useRowPicture(name, upload)

  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    void picture.take(file)
  }

  return (
    <div className="min-w-0 flex-1" onPaste={paste}>
      {children({ label: 'Gambar', icon: ImagePlus, onSelect: () => picker.current?.click() })}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        onChange={({ target }) => {
          void picture.take(target.files?.[0])
          target.value = ''
        }}
      />
      <Controller
        name={name}
        control={control}
        render={({ field: { value }, fieldState }) => (
          <>
            {value && (
              <div className="mt-2 flex items-start gap-1">
                <img src={value} alt={`Gambar ${of}`} className="max-h-32 max-w-full rounded-chip border border-line" />
                <IconButton icon={X} label={`Lepas gambar ${of}`} onClick={picture.drop} />
              </div>
            )}
            {picture.share !== undefined && (
              <progress
                aria-label={`Mengunggah gambar ${of}`}
                value={picture.share}
                className="mt-2 block h-1.5 w-40 accent-brand"
              />
            )}
            <FieldNotes id={name.replaceAll('.', '-')} error={fieldState.error?.message} />
          </>
        )}
      />
    </div>
  )
}
