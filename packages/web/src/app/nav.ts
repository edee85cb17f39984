import { LEVEL, type Level } from '@bank/contract/access'
import type { LinkProps } from '@tanstack/react-router'
import { BookOpen, ChartLine, FileQuestionMark, House, Image, type LucideIcon, University } from 'lucide-react'

export interface NavItem {
  to: LinkProps['to'] & string
  label: string
  icon: LucideIcon
  /** `g` and this letter go there. */
  key: string
  /** Pages of this entry that have an address of their own. */
  also?: readonly string[]
  adminOnly?: true
}

/** The sidebar in the order of the spec; an entry joins when its screen stands. */
const NAV: readonly NavItem[] = [
  { to: '/', label: 'Beranda', icon: House, key: 'b', also: ['/subjek', '/kelas', '/kategori', '/indikator'] },
  { to: '/materi', label: 'Materi', icon: BookOpen, key: 'm', also: ['/sub-materi'] },
  { to: '/soal', label: 'Soal', icon: FileQuestionMark, key: 's', also: ['/group', '/pembahasan'] },
  { to: '/snpmb/soal', label: 'SNPMB', icon: University, key: 'p', also: ['/snpmb'] },
  { to: '/banner', label: 'Banner', icon: Image, key: 'n', adminOnly: true },
  { to: '/chart', label: 'Grafik', icon: ChartLine, key: 'g' },
]

export const navFor = (level: Level | undefined) => NAV.filter((item) => !item.adminOnly || level === LEVEL.admin)

/** Whether an entry is the one that a page belongs to. */
export function isActive({ to, also = [] }: NavItem, pathname: string): boolean {
  return [to, ...also].some((start) => pathname === start || (start !== '/' && pathname.startsWith(`${start}/`)))
}
