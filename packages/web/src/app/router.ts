import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { newQueries } from '../api/query.ts'
import { session } from '../api/session.ts'
import { Broken, NotFound, Pending } from './fallbacks.tsx'
import { routeTree } from './routes.ts'

export const queries = newQueries()

export const router = createRouter({
  routeTree,
  // Plain strings both ways: `?page=2&status=approved`; each route's schema reads what it needs.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: Broken,
  defaultPendingComponent: Pending,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** /login says 'Login required'. */
    loginRequired?: boolean
    /** The page of a session that expired while the app was open, and whose it was. */
    returnTo?: { href: string; ac_id: number }
    /** /login says that the account waits for an admin. */
    registered?: boolean
    /** /login says which code the admin wants to hear. */
    resetCode?: string
  }
  interface StaticDataRouteOption {
    title?: string
  }
}

let signedIn = session.get()?.ac_id

/** A session that ends takes its data along and leads to /login; another person's data is read anew. */
session.subscribe(() => {
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
