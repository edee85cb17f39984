import { Link, type LinkProps } from '@tanstack/react-router'
import { BookMarked, GraduationCap, History, type LucideIcon, Shapes, Target, University } from 'lucide-react'
import { classes } from '../ui/classes.ts'

interface Tile {
  to: LinkProps['to'] & string
  label: string
  /** What is kept there. */
  about: string
  icon: LucideIcon
}

/** Groups of shortcuts in the order of the spec; a tile joins when its screen stands. */
const GROUPS: readonly { title: string; tiles: readonly Tile[] }[] = [
  {
    title: 'Asesmen Nasional',
    tiles: [
      { to: '/subjek', label: 'Subjek', about: 'Literasi, Numerasi', icon: BookMarked },
      { to: '/kelas', label: 'Kelas', about: 'Jenjang SD, SMP, SMA', icon: GraduationCap },
      { to: '/kategori', label: 'Kategori', about: 'Kelompok materi', icon: Shapes },
      { to: '/indikator', label: 'Indikator', about: 'Tingkat kognitif', icon: Target },
    ],
  },
  {
    title: 'SNPMB',
    tiles: [{ to: '/snpmb/kategori', label: 'SNPMB Kategori', about: 'Subtes dan materinya', icon: University }],
  },
  {
    title: 'Pengelolaan',
    tiles: [{ to: '/history', label: 'Riwayat', about: 'Siapa mengubah apa', icon: History }],
  },
]

export function Tiles() {
  const groups = GROUPS.map(({ title, tiles }) => (
    <section key={title} aria-label={title} className={tiles.length > 1 ? 'col-span-full' : undefined}>
      <h2 className="mb-3 text-md leading-6">{title}</h2>
      <ul className={tiles.length > 1 ? classes(COLUMNS, 'gap-y-3 sm:gap-y-4') : undefined}>
        {tiles.map(({ to, label, about, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full flex-col gap-3 rounded-card border border-line bg-white p-4 transition-colors hover:border-brand hover:bg-brand-soft"
            >
              <span className="flex size-10 items-center justify-center rounded-control bg-brand-soft text-brand">
                <Icon size={20} aria-hidden />
              </span>
              <span>
                <b className="block font-semibold text-ink">{label}</b>
                <span className="text-sm text-muted">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
  return <div className={classes(COLUMNS, 'gap-y-6')}>{groups}</div>
}

/** Of a group's tiles, and of groups that have one tile each: those stand beside each other. */
const COLUMNS = 'grid grid-cols-2 gap-x-3 sm:gap-x-4 xl:grid-cols-4'
