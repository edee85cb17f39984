import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { Broken, Pending } from './fallbacks.tsx'
import { plainSearch } from './plain-search.ts'
import { routeTree } from './routes.ts'

const NotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')

export const newRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    ...plainSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Broken,
    defaultPendingComponent: Pending,
  })

export type AppRouter = ReturnType<typeof newRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
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
