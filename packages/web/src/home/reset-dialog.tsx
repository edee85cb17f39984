import { type Account, accountRoutes } from '@bank/contract/account'
import { useForm } from 'react-hook-form'
import { useAction } from '../api/query.ts'
import { judgedBy } from '../form/form.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'
import { PendingResets } from './pending-resets.tsx'

/** Approves a forgotten password: the user reads the code aloud, then the password chosen with the request takes effect. */
export function ResetDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const form = useForm({ resolver: judgedBy(accountRoutes.approveReset.body), defaultValues: { code: '' } })
  const approve = useAction(accountRoutes.approveReset, { says: text.edited, form })
  const reject = useAction(accountRoutes.rejectReset, { form })
  const params = { id: account.ac_id }

  const save = form.handleSubmit((body) => approve.mutate({ params, body }, { onSuccess: onClose }))

  return (
    <FormDialog
      title="Reset password"
      size="small"
      form={form}
      onSubmit={save}
      onClose={onClose}
      saving={approve.isPending || reject.isPending}
      saveLabel="Setujui"
    >
      <p>
        <b className="font-semibold text-ink">{account.ac_name}</b> meminta password baru. Minta orangnya menyebutkan
        kode di layarnya; tanpa kode itu, jangan disetujui.
      </p>
      <PendingResets id={account.ac_id} />
      <TextField
        label="Kode"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <Button
        kind="quiet"
        className="-ml-3 text-progress"
        onClick={() => reject.mutate({ params }, { onSuccess: onClose })}
      >
        Tolak permintaan ini
      </Button>
    </FormDialog>
  )
}
