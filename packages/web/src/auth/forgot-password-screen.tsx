import { PASSWORD_RULE } from '@bank/contract/account'
import { AUTH_SAID, authRoutes } from '@bank/contract/auth'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { judgedBy } from '../form/form.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthFrame, linkClass } from './auth-frame.tsx'

/** The link in the mail opens this page with its token after `#`: browsers do not send that part, so no log contains it. */
export function ForgotPasswordScreen() {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') })
  return (
    <AuthFrame
      title="Lupa password"
      foot={
        <Link to="/login" className={linkClass}>
          Kembali ke Login
        </Link>
      }
    >
      {token ? <ByMail token={token} /> : <ByAdmin />}
    </AuthFrame>
  )
}

/** Requests a new password. It takes effect when an admin confirms the code that /login shows, or when its owner follows the mailed link. */
function ByAdmin() {
  const navigate = useNavigate()
  const form = useForm({
    resolver: judgedBy(authRoutes.forgotPassword.body),
    defaultValues: { ac_email: '', ac_password: '' },
  })
  const ask = useAction(authRoutes.forgotPassword, { says: AUTH_SAID.passwordChanged, form })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    ask.mutate(
      { body },
      {
        onSuccess: ({ data: { code, mailed } }) =>
          void navigate({ to: '/login', state: { resetCode: code, resetMailed: mailed } }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.ac_email?.message}
        {...form.register('ac_email')}
      />
      <NewPassword error={errors.ac_password?.message} {...form.register('ac_password')} />
      <Submit busy={ask.isPending} />
    </form>
  )
}

/** The token from the mail proves that the user owns the mailbox: the new password takes effect at once. */
function ByMail({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: judgedBy(authRoutes.resetPassword.body),
    defaultValues: { token, ac_password: '' },
  })
  const reset = useAction(authRoutes.resetPassword, { says: AUTH_SAID.passwordChanged, form })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) =>
    reset.mutate({ body }, { onSuccess: () => void navigate({ to: '/login', replace: true }) }),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
      <NewPassword error={errors.ac_password?.message} {...form.register('ac_password')} />
      <Submit busy={reset.isPending} />
    </form>
  )
}

const NewPassword = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField label="Password baru" autoComplete="new-password" hint={PASSWORD_RULE} {...props} />
)

const Submit = ({ busy }: { busy: boolean }) => (
  <Button type="submit" kind="primary" busy={busy} className="w-full">
    Reset my Password
  </Button>
)
