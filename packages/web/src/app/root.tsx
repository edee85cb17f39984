import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Sets the page title and moves the focus on navigation, so that screen readers announce the new page. */
export function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string>(undefined)

  useEffect(() => {
    document.title = title ? `${title} · Bank Soal` : 'Bank Soal'
  }, [title])

  useEffect(() => {
    // On the first page the browser keeps the focus. The heading must not scroll under the top bar of a small screen.
    if (before.current !== undefined && before.current !== pathname)
      document.getElementById('isi')?.focus({ preventScroll: true })
    before.current = pathname
  }, [pathname])

  return <Outlet />
}
