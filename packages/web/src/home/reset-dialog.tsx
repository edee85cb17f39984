import { type Account, accountRoutes } from '@bank/contract/account'
import { useForm } from 'react-hook-form'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { Button } from '../ui/button.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { text } from '../ui/text.ts'
import { TextField } from '../ui/text-field.tsx'

/** A forgotten password: its owner tells the code from their screen, and the one they chose there takes effect. */
export function ResetDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const form = useForm({ resolver: judgedBy(accountRoutes.approveReset.body), defaultValues: { code: '' } })
  const refreshes = [accountRoutes.list]
  const approve = useAction(accountRoutes.approveReset, { refreshes, says: text.edited, form })
  const reject = useAction(accountRoutes.rejectReset, { refreshes, says: text.removed, form })
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
