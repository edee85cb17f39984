import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The title of the page follows the route, and so does the focus: screen readers hear where they are. */
export function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string>(undefined)

  useEffect(() => {
    document.title = title ? `${title} · Bank Soal` : 'Bank Soal'
  }, [title])

  useEffect(() => {
    // The first page keeps the browser's own focus. The title must not slide under the bar on top of a small screen.
    if (before.current !== undefined && before.current !== pathname)
      document.getElementById('isi')?.focus({ preventScroll: true })
    before.current = pathname
  }, [pathname])

  return <Outlet />
}
