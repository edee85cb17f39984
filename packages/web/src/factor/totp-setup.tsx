import { factorRoutes } from '@bank/contract/factor'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { judgedBy } from '../form/form.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import { QrCode } from './qr-code.tsx'

interface TotpSetupProps {
  begun: { secret: string; uri: string }
  onDone: (codes: string[]) => void
  onCancel: () => void
}

/** Shows the secret as a QR code and as text, and takes the first code that the app makes of it. */
export function TotpSetup({ begun: { secret, uri }, onDone, onCancel }: TotpSetupProps) {
  const form = useForm({
    resolver: judgedBy(factorRoutes.confirmTotp.body),
    defaultValues: { secret, otp: '' },
  })
  const confirm = useAction(factorRoutes.confirmTotp, {
    says: 'Aplikasi autentikator sudah terpasang.',
    refreshes: [factorRoutes.get],
    form,
  })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('otp'), [setFocus])
  const save = form.handleSubmit((body) =>
    confirm.mutate({ body }, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) }),
  )
  const refusal = errors.otp ? undefined : errors.root?.server?.message
  return (
    <form noValidate onSubmit={save} className="space-y-4">
      {refusal && <Alert>{refusal}</Alert>}
      <p>
        Pindai gambar ini dengan aplikasi autentikator di ponsel Anda (misalnya Google Authenticator, Aegis, atau 2FAS),
        lalu tulis enam angka yang ditampilkannya.
      </p>
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <QrCode value={uri} label="Kode QR untuk aplikasi autentikator" />
        <div className="w-full min-w-0 flex-1 space-y-4">
          <div>
            <p className="text-sm text-muted">Tidak dapat memindai? Ketik kode rahasia ini di aplikasi:</p>
            <code className="mt-1 block font-mono break-words text-ink select-all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
          <TextField
            label="Kode verifikasi"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            error={errors.otp?.message}
            {...form.register('otp')}
          />
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button type="submit" kind="primary" busy={confirm.isPending}>
          Pasang
        </Button>
      </div>
    </form>
  )
}
