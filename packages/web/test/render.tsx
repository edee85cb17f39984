import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { newQueries } from '../src/api/query.ts'
import { plainSearch } from '../src/app/plain-search.ts'
import { Toaster } from '../src/ui/toaster.tsx'

interface Place {
  /** The route path of the screen. */
  path?: string
  /** The opened address; default: the path, if it has no parameters. */
  at?: string
  validateSearch?: (search: Record<string, unknown>) => object
}

/** Renders one screen in its place of the app: under `shell`, at its path, with the search of its address. */
export async function show(screen: ReactNode, { path = '/', at, validateSearch = (search) => search }: Place = {}) {
  const root = createRootRoute({ component: Outlet })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' })
  const page = createRoute({ getParentRoute: () => shell, path, validateSearch, component: () => screen })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [at ?? path] }),
    ...plainSearch,
  })
  await router.load()
  const drawn = render(
    <QueryClientProvider client={newQueries()}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { ...drawn, router }
}
