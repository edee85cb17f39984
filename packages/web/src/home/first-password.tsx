import { accountRoutes, PASSWORD_RULE, password } from '@bank/contract/account'
import { line } from '@bank/contract/fields'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useAction } from '../api/query.ts'
import { type Session, session as sessions } from '../api/session.ts'
import { judgedBy } from '../form/form.ts'
import { Alert } from '../ui/alert.tsx'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { text } from '../ui/text.ts'

const firstPassword = z.object({ current_password: line(128), ac_password: password })

/** Stands in place of every page while the password is one that the product made up. */
export function FirstPassword({ session, onLogout }: { session: Session; onLogout: () => void }) {
  const form = useForm({
    resolver: judgedBy(firstPassword),
    defaultValues: { current_password: '', ac_password: '' },
  })
  const { errors } = form.formState
  const update = useAction(accountRoutes.update, { form })
  const save = form.handleSubmit((body) =>
    update.mutate(
      { params: { id: session.ac_id }, body },
      { onSuccess: () => sessions.open({ ...session, must_change_password: false }) },
    ),
  )
  return (
    <main id="isi" tabIndex={-1} className="mx-auto max-w-xl px-4 py-10 outline-none">
      <div className="mb-10 text-ink">
        <Brand />
      </div>
      <h1 className="mb-4 text-xl">Profil</h1>
      <Alert kind="info">
        Password akun ini dibuat oleh Bank Soal dan pernah tampil di layar. Buat password Anda sendiri dulu; setelah itu
        semua halaman terbuka.
      </Alert>
      <form noValidate onSubmit={save} className="mt-4 space-y-4">
        {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
        <PasswordField
          label="Password saat ini"
          required
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <PasswordField
          label="Password baru"
          required
          autoComplete="new-password"
          hint={PASSWORD_RULE}
          error={errors.ac_password?.message}
          {...form.register('ac_password')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" busy={update.isPending}>
            {text.save}
          </Button>
          <Button kind="quiet" onClick={onLogout}>
            Logout
          </Button>
        </div>
      </form>
    </main>
  )
}
