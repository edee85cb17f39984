import { accountRoutes } from '@bank/contract/account'
import { useAllowed } from '../api/allowed.ts'
import { useSession } from '../api/session.ts'
import { AccountList } from './account-list.tsx'
import { Dashboard } from './dashboard.tsx'
import { ProfileCard } from './profile-card.tsx'
import { Tiles } from './tiles.tsx'

export function HomeScreen() {
  const session = useSession()
  const managesAccounts = useAllowed(accountRoutes.remove)
  if (!session) return null
  return (
    <>
      <h1 className="text-xl">Selamat datang, {session.ac_name}</h1>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <ProfileCard session={session} />
        <Tiles />
      </div>
      <Dashboard />
      {managesAccounts && <AccountList />}
    </>
  )
}
