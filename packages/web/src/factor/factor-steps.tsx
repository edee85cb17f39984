import { factorRoutes } from '@bank/contract/factor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading, useAction } from '../api/query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { makePasskey, NOT_SHOWN } from './browser-passkey.ts'
import { type FactorAct, FactorList } from './factor-list.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetup } from './totp-setup.tsx'

type Step =
  | { at: 'list' }
  | { at: 'password'; act: FactorAct }
  | { at: 'totp'; begun: { secret: string; uri: string } }
  | { at: 'codes'; codes: string[] }

const LIST: Step = { at: 'list' }
const refreshes = [factorRoutes.get]

/** The second factors of the own account: the list, then for each change the password, and what the change asks for. */
export function FactorSteps({ onAdded }: { onAdded?: () => void }) {
  const own = useQuery(reading(factorRoutes.get, {}))
  const [step, go] = useState<Step>(LIST)
  /** New codes are shown before anything else goes on. */
  const after = (codes: string[]) => {
    if (codes.length > 0) return go({ at: 'codes', codes })
    go(LIST)
    onAdded?.()
  }
  if (step.at === 'password')
    return <WithPassword act={step.act} names={own.data?.data[0].passkeys.length ?? 0} go={go} after={after} />
  if (step.at === 'totp') return <TotpSetup begun={step.begun} onDone={after} onCancel={() => go(LIST)} />
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={() => after([])} />
  return (
    <Loaded query={own} skeleton={<TableSkeleton rows={3} />}>
      {({ data: [factors] }) => <FactorList factors={factors} onAct={(act) => go({ at: 'password', act })} />}
    </Loaded>
  )
}

interface WithPasswordProps {
  act: FactorAct
  /** How many passkeys there are: proposes the next one's name. */
  names: number
  go: (step: Step) => void
  after: (codes: string[]) => void
}

function WithPassword({ act, names, go, after }: WithPasswordProps) {
  const quiet = { setError: () => undefined }
  const begin = useAction(factorRoutes.beginTotp, { says: '', form: quiet })
  const beginPasskey = useAction(factorRoutes.beginPasskey, { says: '', form: quiet })
  const addPasskey = useAction(factorRoutes.confirmPasskey, {
    says: 'Kunci sandi sudah ditambahkan.',
    refreshes,
    form: quiet,
  })
  const removeTotp = useAction(factorRoutes.removeTotp, {
    says: 'Aplikasi autentikator sudah dilepas.',
    refreshes,
    form: quiet,
  })
  const removePasskey = useAction(factorRoutes.removePasskey, {
    says: 'Kunci sandi sudah dilepas.',
    refreshes,
    form: quiet,
  })
  const renew = useAction(factorRoutes.renewCodes, { says: '', refreshes, form: quiet })
  const [isMaking, setMaking] = useState(false)
  const [unmade, setUnmade] = useState(false)
  const all = [begin, beginPasskey, addPasskey, removeTotp, removePasskey, renew]
  const failed = all.find(({ error }) => error !== null)?.error
  const back = { onSuccess: () => go({ at: 'list' }) }

  const submit = ({ current_password, name }: { current_password: string; name: string }) => {
    const body = { current_password }
    setUnmade(false)
    if (act.is === 'add-totp')
      return begin.mutate({ body }, { onSuccess: ({ data: [begun] }) => go({ at: 'totp', begun }) })
    if (act.is === 'remove-totp') return removeTotp.mutate({ body }, back)
    if (act.is === 'remove-passkey') return removePasskey.mutate({ params: { id: act.id }, body }, back)
    if (act.is === 'renew-codes')
      return renew.mutate({ body }, { onSuccess: ({ recovery_codes }) => after(recovery_codes) })
    beginPasskey.mutate({ body }, { onSuccess: ({ data: [{ options }] }) => void make(options, name) })
  }
  const make = async (options: Record<string, unknown>, name: string) => {
    setMaking(true)
    const attestation = await makePasskey(options)
    setMaking(false)
    if (!attestation) return setUnmade(true)
    addPasskey.mutate({ body: { name, attestation } }, { onSuccess: ({ recovery_codes }) => after(recovery_codes) })
  }

  return (
    <PasswordStep
      {...WORDS[act.is]}
      {...(act.is === 'remove-passkey' && { title: `Lepas ${act.name}?` })}
      {...(act.is === 'add-passkey' && { name: `Kunci sandi ${names + 1}` })}
      busy={isMaking || all.some(({ isPending }) => isPending)}
      refusal={unmade ? { message: NOT_SHOWN } : (failed ?? undefined)}
      onSubmit={submit}
      onCancel={() => go({ at: 'list' })}
    />
  )
}

const REMOVED = 'Sesudah dilepas, login tidak lagi menanyakannya.'
const WORDS = {
  'add-totp': {
    title: 'Pasang aplikasi autentikator',
    detail: 'Tulis password Anda dulu, supaya kami yakin ini Anda.',
    action: 'Lanjutkan',
  },
  'add-passkey': {
    title: 'Tambah kunci sandi',
    detail: 'Sesudah ini, perangkat Anda meminta sidik jari, wajah, atau PIN.',
    action: 'Lanjutkan',
  },
  'remove-totp': { title: 'Lepas aplikasi autentikator?', detail: REMOVED, action: 'Lepas', kind: 'danger' },
  'remove-passkey': { title: 'Lepas kunci sandi?', detail: REMOVED, action: 'Lepas', kind: 'danger' },
  'renew-codes': {
    title: 'Buat kode pemulihan baru?',
    detail: 'Sepuluh kode baru dibuat, dan kode yang lama tidak berlaku lagi.',
    action: 'Buat kode baru',
  },
} as const
