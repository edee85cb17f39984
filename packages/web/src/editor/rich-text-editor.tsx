// <RichTextEditor label="Teks soal" required value={field.value} onChange={field.onChange} upload={uploads.upload} error={...} />
// `value` is editor HTML, '' when empty. The editor is a separate chunk, loaded when the first one is rendered.
import { useId } from 'react'
import { classes } from '../ui/classes.ts'
import { describedBy, type FieldFrame, FieldNotes, labelClass, Star } from '../ui/form-field.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { UploadImage } from './use-editor-uploads.ts'

const EditorSurface = onDemand(
  () => import('./editor-surface.tsx').then(({ EditorSurface }) => ({ EditorSurface })),
  'EditorSurface',
)

export interface RichTextEditorProps extends FieldFrame {
  value: string
  onChange: (html: string) => void
  upload: UploadImage
  /** The name of the field in its form. */
  place?: string | undefined
}

export function RichTextEditor({ label, error, hint, required, hideLabel, place, ...surface }: RichTextEditorProps) {
  const id = useId()
  return (
    <div className="min-w-0" data-place={place}>
      <span id={id} className={classes(hideLabel ? 'sr-only' : labelClass)}>
        {label}
        {required && <Star />}
      </span>
      <EditorSurface
        fallback={<Skeleton className="h-57" />}
        {...surface}
        label={label}
        labelId={id}
        describedBy={describedBy(id, error, hint)}
        invalid={error !== undefined}
        required={required ?? false}
      />
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}
