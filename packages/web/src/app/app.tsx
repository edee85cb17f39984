import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { newQueries } from '../api/query.ts'
import { Toaster } from '../ui/toaster.tsx'
import { followSession } from './follow-session.ts'
import { type AppRouter, newRouter } from './router.ts'

/** The whole app; a test passes a router with its own history. */
export function App({ router: given }: { router?: AppRouter }) {
  const [router] = useState(() => given ?? newRouter())
  const [queries] = useState(newQueries)
  useEffect(() => followSession(router, queries), [router, queries])
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>
  )
}
