// <PageHeader title="Soal" count={total} thing="soal" addLabel="Tambah soal" onAdd={add} more={[{ label: 'Literasi', ... }]} />
// <PageHeader title="Sub-materi" back="/materi" trail={[{ label: 'Materi', to: '/materi' }, { label: topic.topic_name }]} />
import { ChevronDown, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { BackButton, Breadcrumb, type Crumb } from './back.tsx'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { number } from './format.ts'
import { Menu } from './menu.tsx'
import type { MenuItem } from './opened-menu.tsx'
import { useShortcuts } from './shortcuts.ts'

export interface Counting {
  onCount: () => void
  isBusy: boolean
  /** Why they could not be counted. */
  error?: string | undefined
}

interface PageHeaderProps {
  title: string
  /** A menu at the title. */
  beside?: ReactNode
  /** Number of rows, announced live: `1.284 soal ditemukan`; its space is reserved until it is known. */
  count?: number
  /** Where there are more rows than `count`: how they are all counted. */
  counting?: Counting | undefined
  thing?: string
  /** The primary button; shortcut `n`. */
  addLabel?: string
  onAdd?: () => void
  /** Other ways to add: a menu at the primary button, on a phone the first entries of that of `more`. */
  addMenu?: readonly MenuItem[]
  secondary?: ReactNode
  /** Further actions: buttons, on a phone the entries of one menu, so that the list begins high on the screen. */
  more?: readonly MenuItem[]
  /** Seldom needed: a menu at the title, on a phone the last entries of that one. */
  rare?: readonly MenuItem[]
  /** Where Kembali leads if the page was opened directly. */
  back?: string
  trail?: readonly Crumb[]
}

/** A non-breaking space keeps the line's height until its text is known, so that nothing below moves. */
const ROOM = '\u00a0'
const NO_ENTRIES: readonly MenuItem[] = []

export function PageHeader({
  title,
  beside,
  count,
  counting,
  thing,
  addLabel = '',
  onAdd,
  addMenu = NO_ENTRIES,
  secondary,
  more,
  rare = NO_ENTRIES,
  back,
  trail,
}: PageHeaderProps) {
  useShortcuts(onAdd ? { n: onAdd } : {})
  return (
    <header className="mb-3 sm:mb-5">
      {(back || trail) && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {back && <BackButton parent={back} />}
          {trail && <Breadcrumb trail={trail} />}
        </div>
      )}
      <div className={classes('flex items-end justify-between gap-x-6 gap-y-3', !more && 'flex-wrap')}>
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            <h1 className="text-xl">{title}</h1>
            {beside}
            {rare.length > 0 && (
              <div className="max-sm:hidden">
                <Menu label="Lainnya" items={rare} />
              </div>
            )}
          </div>
          {thing && <Count count={count} thing={thing} counting={counting} />}
        </div>
        {(onAdd || secondary) && (
          <div className={classes('flex gap-2', !more && 'w-full flex-wrap max-sm:*:grow sm:w-auto')}>
            {secondary}
            {more && <More entries={more} onPhone={[...addMenu, ...more, ...rare]} />}
            {onAdd && <AddButton label={addLabel} onAdd={onAdd} menu={addMenu} wide={!more} />}
          </div>
        )}
      </div>
    </header>
  )
}

function Count({ count, thing, counting }: Pick<PageHeaderProps, 'count' | 'thing' | 'counting'>) {
  return (
    <div className="text-muted">
      <span role="status">
        {count === undefined ? ROOM : `${counting ? 'Lebih dari ' : ''}${number(count)} ${thing} ditemukan`}
        {counting?.error && `. ${counting.error}`}
      </span>
      {counting && (
        <button
          type="button"
          onClick={counting.onCount}
          aria-disabled={counting.isBusy}
          className="ml-2 font-semibold text-brand hover:underline"
        >
          {counting.isBusy ? 'menghitung …' : 'hitung tepat'}
        </button>
      )}
    </div>
  )
}

interface AddButtonProps {
  label: string
  onAdd: () => void
  menu: readonly MenuItem[]
  /** Alone in its row on a phone. */
  wide: boolean
}

function AddButton({ label, onAdd, menu, wide }: AddButtonProps) {
  const hasMenu = menu.length > 0
  return (
    <div className={classes('flex', wide && 'max-sm:order-first max-sm:basis-full max-sm:*:grow')}>
      <Button
        data-adds
        kind="primary"
        icon={Plus}
        onClick={onAdd}
        className={hasMenu ? 'sm:rounded-r-none' : undefined}
      >
        {label}
      </Button>
      {hasMenu && (
        <div className="max-sm:hidden">
          <Menu
            label="Cara lain menambah"
            icon={ChevronDown}
            items={[{ label, icon: Plus, onSelect: onAdd }, ...menu]}
            className="ml-px rounded-l-none bg-brand text-white! hover:bg-brand-deep!"
          />
        </div>
      )}
    </div>
  )
}

function More({ entries, onPhone }: { entries: readonly MenuItem[]; onPhone: readonly MenuItem[] }) {
  return (
    <>
      <div className="hidden flex-wrap justify-end gap-2 sm:flex">
        {entries.map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      <div className="sm:hidden">
        <Menu label="Tindakan lain" items={onPhone} />
      </div>
    </>
  )
}
