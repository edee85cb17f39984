import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormRichText } from '../editor/form-rich-text.tsx'
import { RichHtml } from '../editor/rich-html.tsx'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import { Button } from '../ui/button.tsx'
import type { ItemValues } from './item-values.ts'

const NAME = 'discussion.discussion_text'

/** A second editor, drawn when somebody wants to write in it. */
export function DiscussionField({ upload }: { upload: UploadImage }) {
  const { control, getFieldState, formState } = useFormContext<ItemValues>()
  const html = useWatch({ control, name: NAME }) ?? ''
  const [open, setOpen] = useState(false)
  if (open || getFieldState(NAME, formState).error) {
    return <FormRichText control={control} name={NAME} label="Pembahasan" hideLabel upload={upload} />
  }
  return (
    <div className="space-y-2">
      {html !== '' && <RichHtml html={html} className="rounded-control bg-quiet px-4 py-3" />}
      <Button icon={NotebookPen} onClick={() => setOpen(true)}>
        {html === '' ? 'Tulis pembahasan' : 'Edit pembahasan'}
      </Button>
    </div>
  )
}
