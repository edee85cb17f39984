import { Outlet, useMatches, useNavigate } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLacksFactor, useSession } from '../api/session.ts'
import { Brand } from '../ui/brand.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { useOpened } from '../ui/opened.ts'
import { useShortcuts } from '../ui/shortcuts.ts'
import { useFind } from './find.tsx'
import { logout } from './logout.ts'
import { navFor } from './nav.ts'
import { Sidebar } from './sidebar.tsx'

const FirstPassword = onDemand(() => import('../home/first-password.tsx'), 'FirstPassword')
const Sheet = onDemand(() => import('../ui/sheet.tsx'), 'Sheet')
const FactorRequired = onDemand(() => import('../factor/factor-required.tsx'), 'FactorRequired')
const ShortcutHelp = onDemand(() => import('./shortcut-help.tsx'), 'ShortcutHelp')

/** In the address. */
const HELP = 'pintasan'

/** What every signed-in page stands in: the sidebar (a drawer below 1024 px) and the main part; `children` replaces the route's page. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const navigate = useNavigate()
  const session = useSession()
  const lacksFactor = useLacksFactor()
  const [drawer, setDrawer] = useState(false)
  const { opened, open, close } = useOpened()
  const { find, dialog } = useFind(!session?.must_change_password && !lacksFactor)
  useEffect(tidyOldDrafts, [])
  useShortcuts({
    '?': () => open(HELP),
    ...Object.fromEntries(
      navFor(session?.ac_level ?? null).map(({ key, to }) => [`g ${key}`, () => void navigate({ to })]),
    ),
  })
  const isBare = useMatches({ select: (all) => all.some(({ staticData }) => staticData.bare === true) })
  if (session?.must_change_password) return <FirstPassword session={session} onLogout={logout} />
  const above = (
    <>
      {opened?.kind === HELP && <ShortcutHelp onClose={close} />}
      {dialog}
    </>
  )
  if (isBare)
    return (
      <>
        <main id="isi" tabIndex={-1} className="outline-none">
          {lacksFactor ? <FactorRequired /> : children}
        </main>
        {above}
      </>
    )
  return (
    <div className="min-h-dvh lg:flex">
      <a
        href="#isi"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-white px-4 py-2 font-semibold text-brand shadow-popup focus:translate-y-0"
      >
        Lewati ke isi
      </a>
      <aside className="sticky top-0 hidden h-dvh w-62 shrink-0 overflow-y-auto lg:flex print:hidden!">
        <Sidebar onFind={find} />
      </aside>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-white px-4 text-ink lg:hidden print:hidden">
        <IconButton icon={Menu} label="Buka menu" onClick={() => setDrawer(true)} className="-ml-2" />
        <Brand />
        {find && <IconButton icon={Search} label="Cari apa saja" onClick={find} className="ml-auto" />}
      </header>
      {drawer && (
        <Sheet open onClose={() => setDrawer(false)} side="left" title="Menu">
          <Sidebar onGo={() => setDrawer(false)} />
        </Sheet>
      )}
      <div className="min-w-0 flex-1">
        <OfflineBanner />
        <main
          id="isi"
          tabIndex={-1}
          className="mx-auto max-w-320 px-4 py-4 outline-none sm:px-6 sm:py-6 lg:px-8 lg:py-8"
        >
          {lacksFactor ? <FactorRequired /> : children}
        </main>
      </div>
      {above}
    </div>
  )
}

/** Runs in the background; the page does not wait for it. */
function tidyOldDrafts() {
  void import('../form/drafts.ts').then(({ tidyDrafts }) => tidyDrafts()).catch(() => undefined)
}
