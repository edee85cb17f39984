import { AUTH_SAID, authRoutes } from '@bank/contract/auth'
import { call } from '../api/call.ts'
import type { Draft } from '../api/drafts.ts'
import { session } from '../api/session.ts'
import { toast } from '../ui/toast.ts'

/** Ends the session, on the server and here; the page follows by itself (router.ts). */
export async function logout() {
  // Out of reach or already ended: the person leaves all the same, and an idle session ends by itself.
  await call(authRoutes.logout, {}).catch(() => undefined)
  session.close()
  toast.success(AUTH_SAID.signedOut)
}

/** What this person has typed and not saved. Its code comes when it is asked for: without it nobody is kept from leaving. */
export const unsavedDrafts = (ac_id: number): Promise<Draft[]> =>
  import('../api/drafts.ts').then(({ draftsOf }) => draftsOf(ac_id)).catch(() => [])
