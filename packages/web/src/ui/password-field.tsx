// <PasswordField label="Password" autoComplete="current-password" {...form.register('ac_password')} />
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classes } from './classes.ts'
import { type FieldFrame, FormField, fieldClass } from './form-field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'type'>

export function PasswordField({ label, error, hint, required, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FormField label={label} error={error} hint={hint} required={required} hideLabel={hideLabel}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classes(fieldClass, 'h-control pr-12')}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? 'Sembunyikan password' : 'Tampilkan password'}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0"
          />
        </div>
      )}
    </FormField>
  )
}
