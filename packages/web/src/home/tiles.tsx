import { can } from '@bank/contract/access'
import { Link } from '@tanstack/react-router'
import {
  BookMarked,
  Copy,
  FileInput,
  FileOutput,
  Folder,
  Gauge,
  GraduationCap,
  History,
  ListChecks,
  type LucideIcon,
  Shapes,
  Stamp,
  Target,
  University,
} from 'lucide-react'
import { useSession } from '../api/session.ts'
import { type Path, pages, type TilePath } from '../nav/pages.ts'
import { classes } from '../ui/classes.ts'

interface Words {
  icon: LucideIcon
  /** What the page contains. */
  about?: string
}

/** A shortcut without words of its own has the title of its page and a plain icon. */
const WORDS: Partial<Record<Path, Words>> = {
  '/subjek': { icon: BookMarked, about: 'Literasi, Numerasi' },
  '/kelas': { icon: GraduationCap, about: 'Jenjang SD, SMP, SMA' },
  '/kategori': { icon: Shapes, about: 'Kelompok materi' },
  '/indikator': { icon: Target, about: 'Tingkat kognitif' },
  '/snpmb/kategori': { icon: University, about: 'Subtes dan materinya' },
  '/level-soal': { icon: Gauge, about: 'Mudah, sedang, sulit' },
  '/impor': { icon: FileInput, about: 'Dari Word atau Excel' },
  '/ubah': { icon: ListChecks, about: 'Status, label, level sekaligus' },
  '/kembar': { icon: Copy, about: 'Sama persis atau mirip' },
  '/ekspor': { icon: FileOutput, about: 'Naskah, kunci, kartu soal' },
  '/alur-telaah': { icon: Stamp, about: 'Siapa menelaah dan menerbitkan' },
  '/history': { icon: History, about: 'Siapa mengubah apa' },
}

const TILES = pages.flatMap(({ path, title, tile, access }) => {
  const words: Words = WORDS[path] ?? { icon: Folder }
  return tile ? [{ to: path as TilePath, group: tile, label: title, access, ...words }] : []
})
/** The groups of shortcuts in the order of the spec; a page joins by its line in the table of pages. */
const GROUPS = [...new Set(TILES.map(({ group }) => group))]

/**
 * Columns that a group takes by the number of its tiles, on a phone and beyond: no row begins with a hole. The last group
 * takes a row of its own, so that none ends with one.
 */
const WIDTH = ['', 'col-span-2 sm:col-span-1', 'col-span-2']
const widthOf = (tiles: number, title: string) =>
  title === GROUPS.at(-1) ? 'col-span-full' : (WIDTH[tiles] ?? 'col-span-2 sm:col-span-4')

export function Tiles() {
  const level = useSession()?.ac_level ?? null
  const groups = GROUPS.map((title) => ({
    title,
    tiles: TILES.filter((tile) => tile.group === title && can(level, tile)),
  }))
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-4 sm:gap-x-4 xl:grid-cols-5">
      {groups.map(({ title, tiles }) => (
        <section key={title} aria-label={title} className={classes(widthOf(tiles.length, title), 'flex flex-col')}>
          <h2 className="mb-3 text-md leading-6">{title}</h2>
          <ul
            className={classes(
              'grid flex-1 gap-3 sm:gap-4',
              tiles.length > 1 ? 'grid-cols-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none' : undefined,
            )}
          >
            {tiles.map((tile) => (
              <Tile key={tile.to} {...tile} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Tile({ to, label, about, icon: Icon }: (typeof TILES)[number]) {
  return (
    <li className="max-sm:odd:last:col-span-2">
      <Link
        to={to}
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-white p-4 transition-colors hover:border-brand hover:bg-brand-soft"
      >
        <span className="flex size-10 items-center justify-center rounded-control bg-brand-soft text-brand">
          <Icon size={20} aria-hidden />
        </span>
        <span>
          <b className="block font-semibold text-ink">{label}</b>
          {about && <span className="text-sm text-muted">{about}</span>}
        </span>
      </Link>
    </li>
  )
}
