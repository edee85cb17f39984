import { line } from '@bank/contract/fields'
import { type View, viewRoutes } from '@bank/contract/view'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod'
import { useAction } from '../../api/query.ts'
import { judgedBy } from '../../form/form.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import { TextField } from '../../ui/text-field.tsx'

const named = z.object({ name: line(100), shared: z.boolean() })

interface ViewFormProps {
  /** The one that is edited. */
  view?: View
  /** What is kept beside the name of a new one. */
  body?: { product_type: 1 | 2; query: string; table_columns: string[] }
  onSaved?: (view: View) => void
  onClose: () => void
}

/** What a view is called, and whether the others see it. */
export function ViewForm({ view, body, onSaved, onClose }: ViewFormProps) {
  const defaultValues = { name: view?.name ?? '', shared: view?.shared ?? false }
  const form = useForm({ resolver: judgedBy(named), defaultValues })
  const add = useAction(viewRoutes.create, { form })
  const edit = useAction(viewRoutes.update, { form })
  const onSuccess = ({ data: [saved] }: { data: [View] }) => {
    onClose()
    onSaved?.(saved)
  }
  const save = form.handleSubmit((values) => {
    if (view) edit.mutate({ params: { id: view.id }, body: values }, { onSuccess })
    else if (body) add.mutate({ body: { ...body, ...values } }, { onSuccess })
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={view ? 'Ubah tampilan' : 'Simpan tampilan'}
      size="small"
      form={form}
      onSubmit={save}
      onClose={onClose}
      saving={add.isPending || edit.isPending}
    >
      <TextField
        label="Nama tampilan"
        required
        hint={view ? undefined : 'Saringan, urutan, tata letak, dan kolom ikut disimpan.'}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Controller
        name="shared"
        control={form.control}
        render={({ field }) => (
          <Checkbox label="Bagikan kepada semua" checked={field.value} onChange={field.onChange} />
        )}
      />
    </FormDialog>
  )
}
