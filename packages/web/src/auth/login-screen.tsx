import { authRoutes, type SignedIn } from '@bank/contract/auth'
import { Link, lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { device } from '../api/device.ts'
import { useAction } from '../api/query.ts'
import { session } from '../api/session.ts'
import type { AskedFactor } from '../factor/second-step.tsx'
import { judgedBy } from '../form/form.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import { AuthFrame, linkClass } from './auth-frame.tsx'

/** Only who has a second factor loads its code. */
const SecondStep = lazyRouteComponent(() => import('../factor/second-step.tsx'), 'SecondStep')

export function LoginScreen() {
  const router = useRouter()
  const { loginRequired, registered, resetCode, resetMailed, returnTo } = useLocation({
    select: (location) => location.state,
  })
  const form = useForm({ resolver: judgedBy(authRoutes.login.body), defaultValues: { ac_email: '', ac_password: '' } })
  const login = useAction(authRoutes.login, { says: 'Selamat datang !', form })
  const { errors } = form.formState

  const [asked, setAsked] = useState<AskedFactor>()

  const enter = ({ token, ac_id, ac_name, data, must_change_password }: SignedIn) => {
    session.open({ token, ac_id, ac_name, ac_level: data.ac_level, must_change_password })
    // Only a session that expired while the app was open leads back to its page (decisions 6).
    const back = returnTo?.ac_id === ac_id ? returnTo : undefined
    router.history.replace(back?.href ?? '/', back?.state)
  }
  const submit = form.handleSubmit((body) =>
    login.mutate(
      { body: { ...body, device: device() } },
      {
        onSuccess: enter,
        onError: ({ code, data }) => {
          if (code === 'SECOND_FACTOR') setAsked(data as unknown as AskedFactor)
        },
      },
    ),
  )
  const startAgain = () => {
    setAsked(undefined)
    form.reset()
  }

  if (asked)
    return (
      <AuthFrame
        title="Verifikasi dua langkah"
        foot={
          <button type="button" className={linkClass} onClick={startAgain}>
            Kembali ke Login
          </button>
        }
      >
        <Suspense>
          <SecondStep asked={asked} credentials={form.getValues()} onSignedIn={enter} />
        </Suspense>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title="Login"
      foot={
        <>
          Belum punya akun?{' '}
          <Link to="/register" className={linkClass}>
            Daftar
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
        {loginRequired && !errors.root && <Alert>{text.loginRequired}</Alert>}
        {registered && <Alert kind="info">Pendaftaran berhasil. Akun Anda menunggu verifikasi admin.</Alert>}
        {resetCode && (
          <Alert kind="info">
            {resetMailed &&
              'Jika email itu terdaftar, tautan untuk password baru sudah dikirim ke sana. Tidak datang? '}
            Sebutkan kode <b className="tracking-wider tabular-nums">{resetCode}</b> kepada admin
          </Alert>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.ac_email?.message}
          {...form.register('ac_email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.ac_password?.message}
          {...form.register('ac_password')}
        />
        <div className="text-right text-sm">
          <Link to="/forgot-password" className={linkClass}>
            Lupa password
          </Link>
        </div>
        <Button type="submit" kind="primary" busy={login.isPending} className="w-full">
          Login
        </Button>
      </form>
    </AuthFrame>
  )
}
