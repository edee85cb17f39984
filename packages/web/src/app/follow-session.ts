import type { QueryClient } from '@tanstack/react-query'
import { session } from '../api/session.ts'
import type { AppRouter } from './router.ts'

/**
 * When the session ends, clears the cached data and goes to /login. When another user signs in, reads all data again.
 * Returns a function that unsubscribes.
 */
export function followSession(router: AppRouter, queries: QueryClient): () => void {
  let signedIn = session.get()?.ac_id
  return session.subscribe(() => {
    const before = signedIn
    signedIn = session.get()?.ac_id
    if (signedIn === before) return
    if (signedIn !== undefined) return void queries.resetQueries()
    queries.clear()
    if (before === undefined) return
    const { href, state } = router.state.location
    const entry = { opened: state.opened, entry: state.entry ?? state.__TSR_key }
    void router.navigate({
      to: '/login',
      replace: true,
      ignoreBlocker: true,
      state: {
        ...(session.expired() && { loginRequired: true }),
        ...(session.expired() && session.wasServed() && { returnTo: { href, state: entry, ac_id: before } }),
      },
    })
  })
}
