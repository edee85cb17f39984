import { AUTH_SAID, authRoutes } from '@bank/contract/auth'
import { call } from '../api/call.ts'
import { session } from '../api/session.ts'
import type { Draft } from '../form/drafts.ts'
import { toast } from '../ui/toast.ts'

/** Ends the session on the server and in the browser; the router then goes to /login (follow-session.ts). */
export async function logout() {
  // Server unreachable or session already ended: log out here anyway; the server ends idle sessions itself.
  const ended = call(authRoutes.logout, {}).catch(() => undefined)
  // at once: a read under way would else be refused, and look like a session that ended by itself
  session.close()
  await ended
  toast.success(AUTH_SAID.signedOut)
}

/** The user's unsaved drafts. The code is loaded on demand; if that fails, logout goes on without asking. */
export const unsavedDrafts = (ac_id: number): Promise<Draft[]> =>
  import('../form/drafts.ts').then(({ draftsOf }) => draftsOf(ac_id)).catch(() => [])
