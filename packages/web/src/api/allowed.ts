import { can } from '@bank/contract/access'
import type { Route } from '@bank/contract/route'
import { useSession } from './session.ts'

/** Whether the signed-in user may call a route. A button whose route is not allowed is not rendered. */
export function useAllowed(route: Pick<Route, 'access'>): boolean {
  return can(useSession()?.ac_level ?? null, route)
}
