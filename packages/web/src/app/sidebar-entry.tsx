import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Path } from '../nav/pages.ts'
import { classes } from '../ui/classes.ts'
import type { navFor } from './nav.ts'

/** Entries under their heading; the first group needs none. */
export function SidebarGroup({ title, isTitled, children }: { title: string; isTitled: boolean; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      {isTitled && <p className="mb-1 px-3 text-xs font-semibold text-night-muted">{title}</p>}
      <ul className="space-y-1">{children}</ul>
    </nav>
  )
}

interface SidebarEntryProps {
  item: Pick<ReturnType<typeof navFor>[number], 'icon' | 'label'> & { to: Path }
  active: boolean
  onGo: (() => void) | undefined
  /** At its end, with what it says for those who hear it. */
  count?: number
}

export function SidebarEntry({ item, active, onGo, count = 0 }: SidebarEntryProps) {
  return (
    <li>
      <Link
        to={item.to}
        onClick={onGo}
        aria-current={active ? 'page' : undefined}
        className={classes(
          rowClass,
          active ? 'bg-night-soft font-semibold text-white' : 'hover:bg-white/8 hover:text-white',
        )}
      >
        {active && <span aria-hidden className="absolute inset-y-2.5 left-0 w-0.75 rounded-full bg-gold" />}
        <item.icon size={18} aria-hidden />
        {item.label}
        {count > 0 && (
          <span className="ml-auto rounded-full bg-gold px-2 text-xs font-bold text-night">
            {count}
            <span className="sr-only"> menunggu</span>
          </span>
        )}
      </Link>
    </li>
  )
}

export const onDark = 'focus-visible:outline-gold'
export const rowClass = `relative flex h-10 w-full items-center gap-3 rounded-control px-3 transition-colors pointer-coarse:h-11 ${onDark}`
