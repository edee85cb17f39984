import { line } from '@bank/contract/fields'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { judgedBy } from '../form/form.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'

export interface PasswordStepProps {
  title: string
  detail: ReactNode
  action: string
  kind?: ButtonKind
  /** The name that is proposed for what is added; none where nothing is named. */
  name?: string
  busy: boolean
  /** The refusal of the server, or of the browser. */
  refusal: { message: string; fields?: Record<string, string> | undefined } | undefined
  onSubmit: (said: { current_password: string; name: string }) => void
  onCancel: () => void
}

const said = z.object({ current_password: line(128), name: line(255) })

/** Each change of the second factors asks for the password again. */
export function PasswordStep({ title, detail, action, kind = 'primary', name, ...rest }: PasswordStepProps) {
  const { busy, refusal, onSubmit, onCancel } = rest
  const form = useForm({
    resolver: judgedBy(said),
    defaultValues: { current_password: '', name: name ?? '-' },
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('current_password'), [setFocus])
  const wrong = errors.current_password?.message ?? refusal?.fields?.current_password
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} className="space-y-4">
      <h2 className="text-md">{title}</h2>
      <p>{detail}</p>
      {refusal && !wrong && <Alert>{refusal.message}</Alert>}
      {name !== undefined && (
        <TextField
          label="Nama kunci sandi"
          required
          hint="Supaya Anda mengenalinya nanti, misalnya Laptop kantor."
          error={errors.name?.message}
          {...form.register('name')}
        />
      )}
      <PasswordField
        label="Password saat ini"
        required
        autoComplete="current-password"
        error={wrong}
        {...form.register('current_password')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" kind={kind} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
