import { can, type Level } from '@bank/contract/access'
import type { LinkProps } from '@tanstack/react-router'
import {
  BookOpen,
  ChartLine,
  FileInput,
  FileOutput,
  FileQuestionMark,
  House,
  Image,
  type LucideIcon,
  University,
} from 'lucide-react'
import { PAGES, type Path, pages } from '../nav/pages.ts'

interface Entry {
  to: Path & LinkProps['to']
  icon: LucideIcon
  /** `g` followed by this letter opens the page. */
  key: string
  /** Where it is shorter than the title of the page. */
  label?: string
}

/** The sidebar entries by their groups; those of the first are the spec's, in its order. */
const SIDEBAR = {
  Utama: [
    { to: '/', icon: House, key: 'b' },
    { to: '/materi', icon: BookOpen, key: 'm' },
    { to: '/soal', icon: FileQuestionMark, key: 's' },
    { to: '/snpmb/soal', icon: University, key: 'p' },
    { to: '/banner', icon: Image, key: 'n' },
    { to: '/chart', icon: ChartLine, key: 'g' },
  ],
  Berkas: [
    { to: '/impor', icon: FileInput, key: 'i', label: 'Impor' },
    { to: '/ekspor', icon: FileOutput, key: 'e', label: 'Ekspor' },
  ],
} as const satisfies Record<string, readonly Entry[]>

const groups: [string, readonly Entry[]][] = Object.entries(SIDEBAR)

/** The groups with the entries that a level may open. */
export const groupsFor = (level: Level | null) =>
  groups.map(([title, entries]) => ({
    title,
    entries: entries
      .filter(({ to }) => can(level, PAGES[to]))
      .map((entry) => ({ ...entry, label: entry.label ?? PAGES[entry.to].title })),
  }))

/** All entries that a level may open. */
export const navFor = (level: Level | null) => groupsFor(level).flatMap(({ entries }) => entries)

const isAt = (pathname: string, path: string) => {
  const [start = '', ...params] = path.split('$')
  return params.length > 0 ? pathname.startsWith(start) : pathname === path
}

/** The sidebar entry of the page at an address. */
export function entryAt(pathname: string): string | undefined {
  const page = pages.find(({ path }) => isAt(pathname, path))
  return page?.under ?? page?.path
}
