import { can, type Level } from '@bank/contract/access'
import type { LinkProps } from '@tanstack/react-router'
import { BookOpen, ChartLine, FileQuestionMark, House, Image, type LucideIcon, University } from 'lucide-react'
import { PAGES, type Path, pages } from '../nav/pages.ts'

interface Entry {
  to: Path & LinkProps['to']
  icon: LucideIcon
  /** `g` followed by this letter opens the page. */
  key: string
}

/** The sidebar entries, in the order of the spec. */
const SIDEBAR = [
  { to: '/', icon: House, key: 'b' },
  { to: '/materi', icon: BookOpen, key: 'm' },
  { to: '/soal', icon: FileQuestionMark, key: 's' },
  { to: '/snpmb/soal', icon: University, key: 'p' },
  { to: '/banner', icon: Image, key: 'n' },
  { to: '/chart', icon: ChartLine, key: 'g' },
] as const satisfies readonly Entry[]

/** The entries that a level may open. */
export const navFor = (level: Level | null) =>
  SIDEBAR.filter(({ to }) => can(level, PAGES[to])).map((entry) => ({ ...entry, label: PAGES[entry.to].title }))

const isAt = (pathname: string, path: string) => {
  const [start = '', ...params] = path.split('$')
  return params.length > 0 ? pathname.startsWith(start) : pathname === path
}

/** The sidebar entry of the page at an address. */
export function entryAt(pathname: string): string | undefined {
  const page = pages.find(({ path }) => isAt(pathname, path))
  return page?.under ?? page?.path
}
