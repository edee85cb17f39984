// The frame of every field: label above, hint and error below, linked by ARIA attributes.
// <FormField label="Nama" error={error} required>{(control) => <input {...control} />}</FormField>
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface FieldFrame {
  label: string
  /** The error message of the value. */
  error?: string
  hint?: ReactNode
  required?: boolean
  /** The label is only for screen readers (filters, where the placeholder shows it). */
  hideLabel?: boolean
}

interface Control {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const fieldClass =
  'w-full rounded-control border border-edge bg-white px-3 text-field text-ink placeholder:text-muted ' +
  'focus:border-brand focus:outline-2 focus:-outline-offset-2 focus:outline-brand ' +
  'aria-invalid:border-progress disabled:bg-quiet disabled:text-muted'

export function FormField({
  label,
  error,
  hint,
  required,
  hideLabel,
  alert,
  children,
}: FieldFrame & { /** The error is said at once, though the field has lost the focus. */ alert?: boolean } & {
  children: (control: Control) => ReactNode
}) {
  const id = useId()
  const control: Control = {
    id,
    'aria-describedby': describedBy(id, error, hint),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={classes(hideLabel ? 'sr-only' : labelClass)}>
        {label}
        {required && <Star />}
      </label>
      {children(control)}
      <FieldNotes id={id} error={error} hint={hint} alert={alert} />
    </div>
  )
}

export const labelClass = 'mb-1.5 block text-sm font-semibold text-ink'

/** The star comes from the stylesheet, so it is not part of the label's text; aria-required informs screen readers. */
export const Star = () => <span aria-hidden className="required" />

export const describedBy = (id: string, error?: string, hint?: ReactNode) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export function FieldNotes({
  id,
  error,
  hint,
  alert,
}: { id: string; alert?: boolean } & Pick<FieldFrame, 'error' | 'hint'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role={alert ? 'alert' : undefined}
          className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-progress"
        >
          <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </>
  )
}
