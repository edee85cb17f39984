import { createMemoryHistory } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { App } from '../src/app/app.tsx'
import { newRouter } from '../src/app/router.ts'

/** Opens the whole app at an address. */
export function openApp(at: string) {
  const router = newRouter(createMemoryHistory({ initialEntries: [at] }))
  const drawn = render(<App router={router} />)
  return {
    ...drawn,
    address: () => router.state.location.href,
    /** Follows a link of the app: what was read stays in the cache. */
    go: (to: string) => act(() => router.history.push(to)),
    back: () => act(() => router.history.back()),
  }
}
