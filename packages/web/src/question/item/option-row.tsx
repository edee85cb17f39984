import { ImagePlus, X } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useRef } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { classes } from '../../ui/classes.ts'
import { FieldNotes } from '../../ui/form-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { letterOf } from '../../ui/letter.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { AnswerMark } from './answer-mark.tsx'
import type { ItemValues } from './item-values.ts'
import { useOptionPicture } from './use-option-picture.ts'

interface OptionRowProps {
  index: number
  /** More than one option may be correct. */
  many: boolean
  onMark: (index: number, right: boolean) => void
  upload: UploadImage
  tools: (...more: MenuItem[]) => ReactNode
}

export function OptionRow({ index, many, onMark, upload, tools }: OptionRowProps) {
  const { control } = useFormContext<ItemValues>()
  const picker = useRef<HTMLInputElement>(null)
  const picture = useOptionPicture(index, upload)
  const letter = letterOf(index)

  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    if (!file || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    void picture.take(file)
  }

  return (
    <Controller
      name={`selections.${index}.is_answer`}
      control={control}
      render={({ field: { value: right } }) => (
        <div className={classes('flex items-start gap-2 rounded-control p-1', right === true && 'bg-approved-soft')}>
          <AnswerMark letter={letter} many={many} checked={right === true} onChange={(now) => onMark(index, now)} />
          <div className="min-w-0 flex-1" onPaste={paste}>
            <FormLine
              control={control}
              name={`selections.${index}.selection_text`}
              hideLabel
              label={`Pilihan ${letter}`}
              tools={tools({ label: 'Gambar', icon: ImagePlus, onSelect: () => picker.current?.click() })}
            />
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
              name={`selections.${index}.image`}
              control={control}
              render={({ field: { value }, fieldState }) => (
                <>
                  {value && (
                    <div className="mt-2 flex items-start gap-1">
                      <img
                        src={value}
                        alt={`Gambar pilihan ${letter}`}
                        className="max-h-32 max-w-full rounded-chip border border-line"
                      />
                      <IconButton icon={X} label={`Lepas gambar pilihan ${letter}`} onClick={picture.drop} />
                    </div>
                  )}
                  {picture.share !== undefined && (
                    <progress
                      aria-label={`Mengunggah gambar pilihan ${letter}`}
                      value={picture.share}
                      className="mt-2 block h-1.5 w-40 accent-brand"
                    />
                  )}
                  <FieldNotes id={`selections-${index}-image`} error={fieldState.error?.message} />
                </>
              )}
            />
          </div>
        </div>
      )}
    />
  )
}
