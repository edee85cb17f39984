import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { classes } from '../../ui/classes.ts'
import { letterOf } from '../../ui/letter.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { WithPicture } from '../rows/with-picture.tsx'
import type { ItemValues } from '../values/item-values.ts'
import { AnswerMark } from './answer-mark.tsx'

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
  const letter = letterOf(index)
  return (
    <Controller
      name={`selections.${index}.is_answer`}
      control={control}
      render={({ field: { value: right } }) => (
        <div className={classes('flex items-start gap-2 rounded-control p-1', right === true && 'bg-approved-soft')}>
          <AnswerMark letter={letter} many={many} checked={right === true} onChange={(now) => onMark(index, now)} />
          <WithPicture name={`selections.${index}.image`} of={`pilihan ${letter}`} upload={upload}>
            {(choose) => (
              <FormLine
                control={control}
                name={`selections.${index}.selection_text`}
                hideLabel
                label={`Pilihan ${letter}`}
                tools={tools(choose)}
              />
            )}
          </WithPicture>
        </div>
      )}
    />
  )
}
