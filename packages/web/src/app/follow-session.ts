import type { QueryClient } from '@tanstack/react-query'
import { session } from '../api/session.ts'
import type { AppRouter } from './router.ts'

/**
 * A session that ends takes its data along and leads to /login; another person's data is read anew.
 * Returns the way to stop.
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
    const { href } = router.state.location
    void router.navigate({
      to: '/login',
      replace: true,
      ignoreBlocker: true,
      state: session.expired() ? { loginRequired: true, returnTo: { href, ac_id: before } } : {},
    })
  })
}
