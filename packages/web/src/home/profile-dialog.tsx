import { accountRoutes, PASSWORD_RULE, password } from '@bank/contract/account'
import { line, name } from '@bank/contract/fields'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useAction } from '../api/query.ts'
import { type Session, session as sessions } from '../api/session.ts'
import { FactorRow } from '../factor/factor-row.tsx'
import { judgedBy } from '../form/form.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { NoticeMail } from './notice-mail.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** The current password is always required here; a new one is optional (decisions 2). */
const profile = z.object({
  ac_name: name,
  ac_password: z.union([z.literal(''), password]),
  current_password: line(128),
})

interface ProfileDialogProps {
  session: Session
  /** Leads on to the second factors. */
  onFactors: () => void
  onClose: () => void
}

export function ProfileDialog({ session, onFactors, onClose }: ProfileDialogProps) {
  const form = useForm({
    resolver: judgedBy(profile),
    defaultValues: { ac_name: session.ac_name, ac_password: '', current_password: '' },
  })
  const { errors } = form.formState
  const update = useAction(accountRoutes.update, { form })

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
      <FactorRow onOpen={onFactors} />
      <NoticeMail />
      <OwnSessions />
    </FormDialog>
  )
}
