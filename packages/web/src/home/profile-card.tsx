import { LEVEL_NAME } from '@bank/contract/access'
import { accountRoutes } from '@bank/contract/account'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPen } from 'lucide-react'
import { reading } from '../api/query.ts'
import type { Session } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { initials } from '../ui/format.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { useOpened } from '../ui/opened.ts'

const ProfileDialog = onDemand(() => import('./profile-dialog.tsx'), 'ProfileDialog')

const FactorDialog = onDemand(() => import('../factor/factor-dialog.tsx'), 'FactorDialog')

/** In the address. */
export const PROFILE = 'profil'
const FACTORS = 'verifikasi'

export function ProfileCard({ session }: { session: Session }) {
  const own = useQuery(reading(accountRoutes.get, { params: { id: session.ac_id } }))
  const { opened, open, close } = useOpened()
  return (
    <Card label="Profil">
      <div className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-gold text-lg font-bold text-night"
        >
          {initials(session.ac_name)}
        </span>
        <div className="min-w-0 grow">
          <h2 className="truncate text-md leading-6">{session.ac_name}</h2>
          <p>{LEVEL_NAME[session.ac_level]}</p>
          {/* Keeps its height while loading, so that nothing below it moves. */}
          <p className="min-h-5 truncate text-sm text-muted">{own.data?.data[0].ac_email}</p>
        </div>
        <Button icon={UserRoundPen} className="max-sm:w-full" onClick={() => open(PROFILE)}>
          Profil
        </Button>
      </div>
      {opened?.kind === PROFILE && <ProfileDialog session={session} onFactors={() => open(FACTORS)} onClose={close} />}
      {opened?.kind === FACTORS && <FactorDialog onClose={close} />}
    </Card>
  )
}
