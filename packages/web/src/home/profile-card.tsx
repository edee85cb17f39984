import { LEVEL_NAME } from '@bank/contract/access'
import { accountRoutes } from '@bank/contract/account'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { reading } from '../api/query.ts'
import type { Session } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { initials } from '../ui/format.ts'
import { onDemand } from '../ui/on-demand.tsx'

const ProfileDialog = onDemand(() => import('./profile-dialog.tsx'), 'ProfileDialog')

export function ProfileCard({ session }: { session: Session }) {
  const own = useQuery(reading(accountRoutes.get, { params: { id: session.ac_id } }))
  const [editing, setEditing] = useState(false)
  return (
    <Card label="Profil">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-gold text-lg font-bold text-night"
        >
          {initials(session.ac_name)}
        </span>
        <div className="min-w-0">
          <h2 className="truncate text-md leading-6">{session.ac_name}</h2>
          <p>{LEVEL_NAME[session.ac_level]}</p>
          {/* A line of its own height while it loads: nothing below may move. */}
          <p className="min-h-5 truncate text-sm text-muted">{own.data?.data[0].ac_email}</p>
        </div>
      </div>
      <Button icon={UserRoundPen} className="mt-4 w-full" onClick={() => setEditing(true)}>
        Profil
      </Button>
      {editing && <ProfileDialog session={session} onClose={() => setEditing(false)} />}
    </Card>
  )
}
