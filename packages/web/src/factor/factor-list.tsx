import type { Factors } from '@bank/contract/factor'
import { KeyRound, LifeBuoy, type LucideIcon, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { dateTime } from '../ui/format.ts'
import { canUsePasskeys } from './browser-passkey.ts'

/** What a person may do with the own second factors. */
export type FactorAct =
  | { is: 'add-totp' }
  | { is: 'remove-totp' }
  | { is: 'add-passkey' }
  | { is: 'remove-passkey'; id: number; name: string }
  | { is: 'renew-codes' }

/** The second factors of the own account, and what may be done with each. */
export function FactorList({ factors, onAct }: { factors: Factors; onAct: (act: FactorAct) => void }) {
  const { totp, passkeys, recovery_codes_left } = factors
  const hasAny = totp !== null || passkeys.length > 0
  const isOffered = factors.passkey_origin === window.location.origin && canUsePasskeys()
  return (
    <ul className="divide-y divide-line">
      <Item
        icon={Smartphone}
        title="Aplikasi autentikator"
        detail={totp ? since(totp) : 'Enam angka dari ponsel Anda.'}
      >
        {totp ? (
          <Button onClick={() => onAct({ is: 'remove-totp' })} aria-label="Lepas aplikasi autentikator">
            Lepas
          </Button>
        ) : (
          <Button kind={hasAny ? 'secondary' : 'primary'} onClick={() => onAct({ is: 'add-totp' })}>
            Pasang aplikasi
          </Button>
        )}
      </Item>
      {passkeys.map(({ id_passkey: id, name, ...passkey }) => (
        <Item key={id} icon={KeyRound} title={name} detail={since(passkey)}>
          <Button onClick={() => onAct({ is: 'remove-passkey', id, name })} aria-label={`Lepas ${name}`}>
            Lepas
          </Button>
        </Item>
      ))}
      <Item
        icon={KeyRound}
        title="Kunci sandi (passkey)"
        detail={
          isOffered
            ? 'Sidik jari, wajah, atau PIN perangkat ini.'
            : 'Kunci sandi belum dapat dipakai di alamat ini. Admin server perlu memasang alamat https.'
        }
      >
        {isOffered && (
          <Button onClick={() => onAct({ is: 'add-passkey' })} aria-label="Tambah kunci sandi">
            Tambah
          </Button>
        )}
      </Item>
      {hasAny && (
        <Item icon={LifeBuoy} title="Kode pemulihan" detail={`${recovery_codes_left} kode masih dapat dipakai.`}>
          <Button onClick={() => onAct({ is: 'renew-codes' })}>Buat kode baru</Button>
        </Item>
      )}
    </ul>
  )
}

const since = ({ created_at, used_at }: { created_at: string; used_at: string | null }) =>
  used_at ? `Terakhir dipakai ${dateTime(used_at)}` : `Dipasang ${dateTime(created_at)}`

interface ItemProps {
  icon: LucideIcon
  title: string
  detail: string
  children: ReactNode
}

function Item({ icon: Icon, title, detail, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon size={20} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words text-ink">{title}</p>
        <p className="text-sm text-muted">{detail}</p>
      </div>
      {children}
    </li>
  )
}
