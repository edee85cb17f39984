// <LineField label="Pilihan A" hideLabel value={html} onChange={setHtml} tools={<Menu ... />} />
// A fragment (decisions 3) on one line that grows: options, statements, keywords. What Enter, arrow keys and several pasted
// lines do is told by the list around it (line-keys.ts).
import { type ReactNode, useId, useState } from 'react'
import { describedBy, type FieldFrame, FieldNotes, labelClass, Star } from '../ui/form-field.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// one chunk with the editor of a text, which stands beside every list of lines: two would be larger
const LineSurface = onDemand(
  () => import('./editor-surface.tsx').then(({ LineSurface }) => ({ LineSurface })),
  'LineSurface',
)

export interface LineFieldProps extends FieldFrame {
  value: string
  onChange: (html: string) => void
  /** At the end of the line. */
  tools: ReactNode
  /** The name of the field in its form. */
  place?: string | undefined
}

export function LineField({ label, error, hint, required, hideLabel, place, ...surface }: LineFieldProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const note = fault ?? hint
  return (
    <div className="min-w-0" data-place={place}>
      <span id={id} className={hideLabel ? 'sr-only' : labelClass}>
        {label}
        {required && <Star />}
      </span>
      <LineSurface
        fallback={<Skeleton className="h-control" />}
        {...surface}
        onFault={setFault}
        labelId={id}
        describedBy={describedBy(id, error, note)}
        invalid={error !== undefined}
        required={required ?? false}
      />
      <FieldNotes id={id} error={error} hint={note} />
    </div>
  )
}
