import { LEVEL, LEVEL_NAME } from '@bank/contract/access'
import { ACTIVE, type Account, accountRoutes } from '@bank/contract/account'
import { factorRoutes } from '@bank/contract/factor'
import { CircleCheck, Clock, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../api/query.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { Menu } from '../ui/menu.tsx'
import { text } from '../ui/text.ts'

/** Activation, level and Hapus of one account. Users cannot deactivate, demote or delete themselves (decisions 2). */
export function AccountActions({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const [asking, setAsking] = useState<'level' | 'factor' | 'delete'>()
  const done = () => setAsking(undefined)
  const update = useAction(accountRoutes.update)
  const remove = useAction(accountRoutes.remove)
  const takeOff = useAction(factorRoutes.takeOff, { says: 'Verifikasi dua langkah sudah dilepas.' })

  const params = { id: account.ac_id }
  const active = account.is_active === ACTIVE.active
  const otherLevel = account.ac_level === LEVEL.admin ? LEVEL.teamContent : LEVEL.admin
  const toggle = () => update.mutate({ params, body: { is_active: active ? ACTIVE.pending : ACTIVE.active } })

  if (isOwn) return <span className="px-3 text-sm text-muted">Akun Anda</span>
  return (
    <span className="inline-flex items-center">
      <Button
        kind="quiet"
        icon={active ? CircleCheck : Clock}
        busy={update.isPending && asking === undefined}
        onClick={toggle}
        aria-label={`${active ? 'Aktif, nonaktifkan' : 'Menunggu, aktifkan'} ${account.ac_name}`}
        className={active ? 'text-approved!' : 'text-progress!'}
      >
        {active ? 'Aktif' : 'Menunggu'}
      </Button>
      <Menu
        label={`Tindakan lain untuk ${account.ac_name}`}
        items={[
          // The level of a pending account is not shown, so it cannot be changed either.
          ...(active
            ? [{ label: `Jadikan ${LEVEL_NAME[otherLevel]}`, icon: ShieldCheck, onSelect: () => setAsking('level') }]
            : []),
          { label: 'Lepas verifikasi dua langkah', icon: ShieldOff, onSelect: () => setAsking('factor') },
          { label: text.remove, icon: Trash2, danger: true, onSelect: () => setAsking('delete') },
        ]}
      />
      {asking === 'level' && (
        <AskFirst
          title={`Jadikan ${account.ac_name} ${LEVEL_NAME[otherLevel]}?`}
          detail="Orang ini harus login lagi."
          action={text.save}
          kind="primary"
          busy={update.isPending}
          onConfirm={() => update.mutate({ params, body: { ac_level: otherLevel } }, { onSettled: done })}
          onCancel={done}
        />
      )}
      {asking === 'factor' && (
        <AskFirst
          title={`Lepas verifikasi dua langkah ${account.ac_name}?`}
          detail="Pastikan ini permintaan pemiliknya sendiri. Sesudah dilepas, password saja cukup untuk login."
          action="Lepas"
          busy={takeOff.isPending}
          onConfirm={() => takeOff.mutate({ params }, { onSettled: done })}
          onCancel={done}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDelete
          name={`${account.ac_name} (${account.ac_email})`}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params }, { onSettled: done })}
          onCancel={done}
        />
      )}
    </span>
  )
}
