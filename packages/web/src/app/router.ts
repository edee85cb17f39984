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
    // not inside the shell of the nearest page: NotFound brings the shell itself
    notFoundMode: 'root',
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
    /** /login shows 'Login required'. */
    loginRequired?: boolean
    /** The page of a session that expired while the app was open, with what its entry says of a dialog, and whose it was. */
    returnTo?: { href: string; state: HistoryState; ac_id: number }
    /** /login says that the account waits for an admin. */
    registered?: boolean
    /** /login shows the code to tell the admin. */
    resetCode?: string
    /** The same by a link that was mailed. */
    resetMailed?: boolean
  }
  interface StaticDataRouteOption {
    title?: string
    bare?: boolean
  }
}
