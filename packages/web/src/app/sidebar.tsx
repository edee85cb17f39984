import { LEVEL_NAME } from '@bank/contract/access'
import { Link, useLocation } from '@tanstack/react-router'
import { LogOut, Search } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import type { Draft } from '../form/drafts.ts'
import { Brand } from '../ui/brand.tsx'
import { classes } from '../ui/classes.ts'
import { initials } from '../ui/format.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { logout, unsavedDrafts } from './logout.ts'
import { entryAt, groupsFor } from './nav.ts'
import { OwnTasks } from './own-tasks.tsx'
import { onDark, rowClass, SidebarEntry, SidebarGroup } from './sidebar-entry.tsx'

const LogoutQuestion = onDemand(() => import('./logout-question.tsx'), 'LogoutQuestion')

interface SidebarProps {
  /** Closes the drawer around it, if there is one. */
  onGo?: () => void
  /** Opens the search of everything; a phone has it beside the drawer. */
  onFind?: (() => void) | undefined
}

/** Navigation, the signed-in user and logout. */
export function Sidebar({ onGo, onFind }: SidebarProps) {
  const session = useSession()
  const entry = useLocation({ select: ({ pathname }) => entryAt(pathname) })
  const [unsaved, setUnsaved] = useState<Draft[]>([])
  const leave = async (ac_id: number) => {
    const drafts = await unsavedDrafts(ac_id)
    if (drafts.length > 0) setUnsaved(drafts)
    else await logout()
  }
  return (
    <div className="flex min-h-full flex-1 flex-col bg-night px-3 py-4 text-night-text">
      <Link to="/" onClick={onGo} className={classes('rounded-control px-2 text-white', onDark)}>
        <Brand>Tim Konten</Brand>
      </Link>

      {onFind && (
        <button type="button" onClick={onFind} className={classes(rowClass, 'mt-6 hover:bg-white/8 hover:text-white')}>
          <Search size={18} aria-hidden />
          Cari apa saja
          <kbd className="ml-auto font-sans text-xs text-night-muted">Ctrl K</kbd>
        </button>
      )}
      <div className="mt-7 flex-1 space-y-6">
        {groupsFor(session?.ac_level ?? null).map(({ title, entries }, at) => (
          <SidebarGroup key={title} title={title} isTitled={at > 0}>
            {entries.map((item) => (
              <SidebarEntry key={item.to} item={item} active={item.to === entry} onGo={onGo} />
            ))}
          </SidebarGroup>
        ))}
        <OwnTasks active={entry === '/tugas'} onGo={onGo} />
      </div>

      {session && (
        <div className="mt-6 border-t border-white/15 pt-4">
          <div className="flex items-center gap-3 px-2">
            <span
              aria-hidden
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-gold font-bold text-night"
            >
              {initials(session.ac_name)}
            </span>
            <span className="min-w-0 leading-tight">
              <b className="block truncate font-semibold text-white">{session.ac_name}</b>
              <span className="text-xs text-night-muted">{LEVEL_NAME[session.ac_level]}</span>
            </span>
          </div>
          <button
            type="button"
            onClick={() => void leave(session.ac_id)}
            className={classes(rowClass, 'mt-3 hover:bg-white/8 hover:text-white')}
          >
            <LogOut size={18} aria-hidden />
            Logout
          </button>
        </div>
      )}
      {unsaved.length > 0 && <LogoutQuestion drafts={unsaved} onCancel={() => setUnsaved([])} />}
    </div>
  )
}
