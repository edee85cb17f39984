import { accountRoutes, PASSWORD_RULE, password } from '@bank/contract/account'
import { line, name } from '@bank/contract/fields'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { type Session, session as sessions } from '../api/session.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'

/** Here everybody proves who they are; a new password is a choice (decisions 2). */
const profile = z.object({
  ac_name: name,
  ac_password: z.union([z.literal(''), password]),
  current_password: line(128),
})

export function ProfileDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const form = useForm({
    resolver: judgedBy(profile),
    defaultValues: { ac_name: session.ac_name, ac_password: '', current_password: '' },
  })
  const { errors } = form.formState
  const update = useAction(accountRoutes.update, {
    refreshes: [accountRoutes.list, accountRoutes.get],
    says: text.edited,
    form,
  })

  const save = form.handleSubmit(({ ac_password, ...body }) =>
    update.mutate(
      { params: { id: session.ac_id }, body: { ...body, ac_password: ac_password || undefined } },
      {
        onSuccess: ({ data: [row] }) => {
          sessions.open({ ...session, ac_name: row.ac_name })
          onClose()
        },
      },
    ),
  )

  return (
    <FormDialog title="Profil" form={form} onSubmit={save} onClose={onClose} saving={update.isPending}>
      <TextField
        label="Nama"
        required
        autoComplete="name"
        error={errors.ac_name?.message}
        {...form.register('ac_name')}
      />
      <PasswordField
        label="Password baru"
        autoComplete="new-password"
        hint={`Kosongkan bila tidak diganti. ${PASSWORD_RULE}`}
        error={errors.ac_password?.message}
        {...form.register('ac_password')}
      />
      <PasswordField
        label="Password saat ini"
        required
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
    </FormDialog>
  )
}
