import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { RichHtml } from '../editor/rich-html.tsx'
import { RichTextEditor } from '../editor/rich-text-editor.tsx'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import { Button } from '../ui/button.tsx'
import type { ItemValues } from './item-values.ts'

/** A second editor, drawn when somebody wants to write in it. */
export function DiscussionField({ upload }: { upload: UploadImage }) {
  const { control } = useFormContext<ItemValues>()
  const [open, setOpen] = useState(false)
  return (
    <Controller
      name="discussion.discussion_text"
      control={control}
      render={({ field: { value = '', onChange, onBlur }, fieldState: { error } }) =>
        open || error ? (
          <RichTextEditor
            label="Pembahasan"
            hideLabel
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={error?.message}
            upload={upload}
          />
        ) : (
          <div className="space-y-2">
            {value !== '' && <RichHtml html={value} className="rounded-control bg-quiet px-4 py-3" />}
            <Button icon={NotebookPen} onClick={() => setOpen(true)}>
              {value === '' ? 'Tulis pembahasan' : 'Edit pembahasan'}
            </Button>
          </div>
        )
      }
    />
  )
}
