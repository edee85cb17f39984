import { NotebookPen } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormRichText } from '../../editor/form-rich-text.tsx'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { RichHtml } from '../../rich/rich-html.tsx'
import { Button } from '../../ui/button.tsx'
import { useCaretIn } from './use-focus-stem.ts'

const NAME = 'discussion.discussion_text'

/** The discussion; its editor is rendered only when the user opens it. */
export function DiscussionField({ upload }: { upload: UploadImage }) {
  const { control, getFieldState, formState } = useFormContext<ItemValues>()
  const html = useWatch({ control, name: NAME }) ?? ''
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useCaretIn(box, open)
  if (open || getFieldState(NAME, formState).error) {
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <FormRichText control={control} name={NAME} label="Pembahasan" hideLabel upload={upload} />
      </div>
    )
  }
  return (
    <div className="space-y-2" data-place={NAME}>
      {html !== '' && (
        <div className="rounded-control bg-quiet px-4 py-3">
          <RichHtml html={html} />
        </div>
      )}
      <Button icon={NotebookPen} onClick={() => setOpen(true)}>
        {html === '' ? 'Tulis pembahasan' : 'Edit pembahasan'}
      </Button>
    </div>
  )
}
