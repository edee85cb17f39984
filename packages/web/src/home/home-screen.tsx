import { accountRoutes } from '@bank/contract/account'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { useAllowed } from '../api/allowed.ts'
import { useSession } from '../api/session.ts'
import { useOwnReview } from '../telaah/own-review.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { useOpened } from '../ui/opened.ts'
import { AccountList } from './account-list.tsx'
import { Dashboard } from './dashboard.tsx'
import { PROFILE, ProfileCard } from './profile-card.tsx'
import { Tiles } from './tiles.tsx'

const Notices = onDemand(() => import('./notices.tsx'), 'Notices')
const ReviewBoard = onDemand(() => import('./review-board.tsx'), 'ReviewBoard')

export function HomeScreen() {
  const session = useSession()
  const managesAccounts = useAllowed(accountRoutes.remove)
  const setsPolicy = useAllowed(reviewPolicyRoutes.update)
  const own = useOwnReview()
  const { open } = useOpened()
  if (!session) return null
  return (
    <>
      <h1 className="text-xl">Selamat datang, {session.ac_name}</h1>
      <div className="mt-5 space-y-6">
        <ProfileCard session={session} />
        <Tiles />
      </div>
      {/* they come late: above the tiles they would move them away under a click */}
      <Notices fallback={null} onProfile={() => open(PROFILE)} />
      <Dashboard />
      {setsPolicy && own?.binding && <ReviewBoard />}
      {managesAccounts && <AccountList />}
    </>
  )
}
