import type { Account } from '@bank/contract/account'
import {
  CAPABILITIES,
  type Capability,
  capabilityRoutes,
  type HeldCapability,
  reviewPolicyRoutes,
} from '@bank/contract/review-policy'
import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { asOptions, choiceOf, useSubjects } from '../api/lookups.ts'
import { reading, useAction } from '../api/query.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { CheckboxGroup, RadioGroup } from '../ui/choices.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { DOES } from './capability-words.ts'

const EXTENTS = [
  { value: 'none', label: 'Tidak' },
  { value: 'all', label: 'Semua subjek' },
  { value: 'some', label: 'Sebagian' },
] as const
interface Extent {
  extent: (typeof EXTENTS)[number]['value']
  subjects: number[]
}
type Values = Record<Capability, Extent>

function extentOf(held: readonly HeldCapability[], what: Capability): Extent {
  const these = held.filter((one) => one.what === what)
  const subjects = these.flatMap(({ subject_id }) => subject_id ?? [])
  return { extent: these.length === 0 ? 'none' : subjects.length < these.length ? 'all' : 'some', subjects }
}

interface Held {
  what: Capability
  subject_id: number | null
}

const heldOf = (values: Values) =>
  CAPABILITIES.flatMap((what): Held[] => {
    const { extent, subjects } = values[what]
    if (extent === 'all') return [{ what, subject_id: null }]
    return extent === 'some' ? subjects.map((subject_id) => ({ what, subject_id })) : []
  })

interface CapabilityDialogProps {
  account: Account
  onClose: () => void
}

/** Says what an account may review and publish. */
export function CapabilityDialog(props: CapabilityDialogProps) {
  const held = useQuery({
    ...reading(capabilityRoutes.list, { params: { id: props.account.ac_id } }),
    placeholderData: undefined,
    staleTime: 0,
  })
  if (held.isError) return <LoadFailure of={[held]} />
  return held.data && !held.isFetching ? <CapabilityForm {...props} held={held.data.data} /> : null
}

function CapabilityForm({ account, held, onClose }: CapabilityDialogProps & { held: readonly HeldCapability[] }) {
  const options = asOptions(useSubjects().data?.data, choiceOf.subject)
  const form = useForm<Values>({
    defaultValues: { review: extentOf(held, 'review'), publish: extentOf(held, 'publish') },
  })
  const save = useAction(capabilityRoutes.replace, { form, refreshes: [reviewPolicyRoutes.get, reviewPolicyRoutes.me] })
  return (
    <FormDialog
      title={`Wewenang ${account.ac_name}`}
      form={form}
      saving={save.isPending}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) =>
        save.mutate({ params: { id: account.ac_id }, body: { capabilities: heldOf(values) } }, { onSuccess: onClose }),
      )}
    >
      {CAPABILITIES.map((what) => (
        <div key={what} className="space-y-3">
          <Controller
            name={`${what}.extent`}
            control={form.control}
            render={({ field }) => (
              <RadioGroup label={DOES[what]} options={EXTENTS} value={field.value} onChange={field.onChange} />
            )}
          />
          {form.watch(`${what}.extent`) === 'some' && (
            <Controller
              name={`${what}.subjects`}
              control={form.control}
              rules={{ validate: (chosen) => chosen.length > 0 || 'Pilih paling sedikit satu subjek.' }}
              render={({ field, fieldState }) => (
                <CheckboxGroup
                  label={`Subjek yang boleh ${what === 'review' ? 'ditelaah' : 'diterbitkan'}`}
                  options={options}
                  values={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          )}
        </div>
      ))}
    </FormDialog>
  )
}
