import { can } from '@bank/contract/access'
import type { Route } from '@bank/contract/route'
import { useSession } from './session.ts'

/** Whether the person who is signed in may call a route; buttons that they may not use are not drawn. */
export function useAllowed(route: Pick<Route, 'access'>): boolean {
  return can(useSession()?.ac_level ?? null, route)
}
