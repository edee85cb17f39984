import { authRoutes, type SignedIn } from '@bank/contract/auth'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { canUsePasskeys, NOT_SHOWN, type PasskeyOptions, showPasskey } from './browser-passkey.ts'

/** What SECOND_FACTOR says that the account can show. */
export interface AskedFactor {
  totp: boolean
  passkey: PasskeyOptions | null
}

interface SecondStepProps {
  asked: AskedFactor
  credentials: { ac_email: string; ac_password: string }
  onSignedIn: (reply: SignedIn) => void
}

const CODE = { label: 'Kode verifikasi', hint: 'Enam angka yang sedang tampil di aplikasi autentikator Anda.' }
const RECOVERY = { label: 'Kode pemulihan', hint: 'Salah satu kode yang Anda simpan. Setiap kode berlaku satu kali.' }

/** The second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey. */
export function SecondStep({ asked: first, credentials, onSignedIn }: SecondStepProps) {
  const [asked, setAsked] = useState(first)
  const [recovering, setRecovering] = useState(!first.totp)
  const form = useForm({ defaultValues: { otp: '' } })
  const login = useAction(authRoutes.login, { says: 'Selamat datang !', form })
  const [asking, setAsking] = useState(false)
  const { errors } = form.formState
  const { setFocus, setError, clearErrors, reset } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has a field of its own
  useEffect(() => setFocus('otp'), [setFocus, recovering])

  const send = (shown: { otp: string } | { assertion: Record<string, unknown> }) =>
    login.mutate(
      { body: { ...credentials, ...shown } },
      {
        onSuccess: onSignedIn,
        onError: ({ code, data }) => {
          // a passkey answers each question once: the refusal brings the next one
          if (code === 'SECOND_FACTOR') setAsked(data as unknown as AskedFactor)
          setFocus('otp')
        },
      },
    )
  const submit = form.handleSubmit(({ otp }) => {
    if (otp.trim() === '') return setError('otp', { message: 'Wajib diisi.' })
    send({ otp })
  })
  const askPasskey = async () => {
    if (!asked.passkey) return
    clearErrors()
    setAsking(true)
    const assertion = await showPasskey(asked.passkey)
    setAsking(false)
    if (assertion) send({ assertion })
    else setError('root.server', { message: NOT_SHOWN })
  }
  const change = () => {
    setRecovering(!recovering)
    reset()
  }

  const takesPasskey = asked.passkey !== null && canUsePasskeys()
  const busy = login.isPending || asking
  const refusal = errors.otp ? undefined : errors.root?.server?.message
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {refusal && <Alert>{refusal}</Alert>}
      {!asked.totp && !takesPasskey && (
        <Alert kind="info">Kunci sandi Anda tidak dapat dipakai di peramban atau alamat ini.</Alert>
      )}
      <TextField
        key={recovering ? 'recovery' : 'code'}
        {...(recovering ? RECOVERY : CODE)}
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete={recovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.otp?.message}
        {...form.register('otp')}
      />
      <Button type="submit" kind="primary" busy={busy} className="w-full">
        Lanjutkan
      </Button>
      <div className="space-y-2">
        {takesPasskey && (
          <Button className="w-full" busy={busy} onClick={() => void askPasskey()}>
            Pakai kunci sandi (passkey)
          </Button>
        )}
        {asked.totp && (
          <Button kind="quiet" className="w-full" onClick={change}>
            {recovering ? 'Pakai aplikasi autentikator' : 'Pakai kode pemulihan'}
          </Button>
        )}
      </div>
    </form>
  )
}
