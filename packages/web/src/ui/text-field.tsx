// <TextField label="Nama subjek" required error={errors.subject_name?.message} {...form.register('subject_name')} />
// <TextArea label="Pilihan" rows={3} {...form.register('selection_text')} />
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { type FieldFrame, FormField, fieldClass } from './form-field.tsx'

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className' | 'required'>

export function TextField({ label, error, hint, required, hideLabel, type = 'text', ...rest }: TextFieldProps) {
  return (
    <FormField label={label} error={error} hint={hint} required={required} hideLabel={hideLabel}>
      {(control) => <input {...rest} {...control} type={type} className={classes(fieldClass, 'h-control')} />}
    </FormField>
  )
}

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required'>

export function TextArea({ label, error, hint, required, hideLabel, rows = 3, ...rest }: TextAreaProps) {
  return (
    <FormField label={label} error={error} hint={hint} required={required} hideLabel={hideLabel}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={classes(fieldClass, 'block py-2')} />}
    </FormField>
  )
}
