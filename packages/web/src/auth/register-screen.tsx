import { LEVEL, LEVEL_NAME } from '@bank/contract/access'
import { PASSWORD_RULE } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { judgedBy } from '../form/form.ts'
import { FormSelect } from '../form/form-select.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthFrame, linkClass } from './auth-frame.tsx'

/** The only role open to self-registration (spec 5). */
const ROLES = [{ value: LEVEL.teamContent, label: LEVEL_NAME[LEVEL.teamContent] }]

export function RegisterScreen() {
  const navigate = useNavigate()
  const form = useForm({
    resolver: judgedBy(authRoutes.register.body),
    defaultValues: { ac_name: '', ac_level: LEVEL.teamContent, ac_email: '', ac_password: '' },
  })
  const register = useAction(authRoutes.register, { form })
  const { errors } = form.formState

  const submit = form.handleSubmit((body) =>
    register.mutate({ body }, { onSuccess: () => navigate({ to: '/login', state: { registered: true } }) }),
  )

  return (
    <AuthFrame
      title="Daftar"
      foot={
        <>
          Sudah punya akun?{' '}
          <Link to="/login" className={linkClass}>
            Login
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
        <TextField label="Nama" autoComplete="name" error={errors.ac_name?.message} {...form.register('ac_name')} />
        <FormSelect control={form.control} name="ac_level" label="Role" options={ROLES} clearable={false} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.ac_email?.message}
          {...form.register('ac_email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_RULE}
          error={errors.ac_password?.message}
          {...form.register('ac_password')}
        />
        <Button type="submit" kind="primary" busy={register.isPending} className="w-full">
          Daftar
        </Button>
      </form>
    </AuthFrame>
  )
}
