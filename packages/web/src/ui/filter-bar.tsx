// Search and filters of a list. From 1024 px always visible, below that in a bottom sheet; active filters are chips.
// <FilterBar thing="soal" search={search} onFilter={filter} text={{ key: 'q', label: 'Cari kode atau isi soal' }}
//   filters={[{ kind: 'choice', key: 'subject_id', label: 'Subjek', options: subjects },
//     { kind: 'date', key: 'from', label: 'Dari tanggal' }]} />
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { RemovableChip } from './chip.tsx'
import { classes } from './classes.ts'
import { chipsOf } from './filter-chips.ts'
import type { Filter, FilterField } from './filter-field.ts'
import { onDemand } from './on-demand.tsx'
import { SearchBox } from './search-box.tsx'
import { useShortcuts } from './shortcuts.ts'

/** The selects weigh more than the list: they take their places when it stands. */
const FilterFields = onDemand(() => import('./filter-fields.tsx'), 'FilterFields')
const Sheet = onDemand(() => import('./sheet.tsx'), 'Sheet')

type Value = string | number

/** Rows of four, but for numbers of fields that others fill better. */
const COLUMNS: Readonly<Record<number, string>> = {
  5: 'grid-cols-3',
  6: 'grid-cols-3',
  9: 'grid-cols-5',
  10: 'grid-cols-5',
}

interface FilterBarProps<Search> {
  /** What is filtered: `Saring soal`. */
  thing: string
  search: Search
  onFilter: (change: Partial<Search>) => void
  text?: { key: keyof Search & string; label: string; words?: boolean; error?: string | undefined; help?: ReactNode }
  filters?: readonly Filter<Search>[]
  /** All filters, with several values: opened by the button at every size, and by its shortcut. */
  panel?: { onOpen: () => void; content: ReactNode }
}

export function FilterBar<Search extends object>({
  thing,
  search,
  onFilter,
  text,
  filters = [],
  panel,
}: FilterBarProps<Search>) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  // closing leads back to what had the focus
  const openByKey = () => {
    opener.current?.focus()
    panel?.onOpen()
  }
  useShortcuts(panel ? { f: openByKey } : {})
  const chosen = (key: keyof Search) => search[key] as Value | undefined
  // an address is text
  const change = (key: string, value: Value | undefined) =>
    onFilter({ [key]: value ? String(value) : undefined } as Partial<Search>)
  const active = filters.filter(({ key }) => chosen(key) !== undefined)
  const clear = () => onFilter(Object.fromEntries(active.map(({ key }) => [key, undefined])) as Partial<Search>)

  const withField = filters.filter(({ linked }) => !linked) as unknown as readonly Filter<Record<string, unknown>>[]
  const fields = (
    <FilterFields filters={withField} search={search} onChange={change} fallback={<Rooms filters={withField} />} />
  )

  return (
    <section aria-label={`Saring ${thing}`} className="mb-4 rounded-card border-line sm:border sm:bg-white sm:p-3">
      <div className="flex gap-2">
        {text && (
          <SearchBox
            label={text.label}
            words={text.words}
            error={text.error}
            value={String(chosen(text.key) ?? '')}
            onSearch={(value) => change(text.key, value)}
          />
        )}
        {text?.help}
        {filters.length > 0 && (
          <Button
            ref={opener}
            icon={SlidersHorizontal}
            className={panel ? undefined : 'lg:hidden'}
            onClick={panel ? panel.onOpen : () => setOpen(true)}
          >
            Saring{active.length > 0 && ` (${active.length})`}
          </Button>
        )}
      </div>

      {filters.length > 0 && (
        <div className={classes('hidden gap-2 lg:grid', text && 'mt-2', COLUMNS[withField.length] ?? 'grid-cols-4')}>
          {fields}
        </div>
      )}
      {active.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {active.flatMap((filter) =>
            chipsOf(filter, chosen(filter.key)).map(({ value, words, rest }) => (
              <RemovableChip key={`${filter.key} ${value}`} onRemove={() => change(filter.key, rest)}>
                {words}
              </RemovableChip>
            )),
          )}
          <button
            type="button"
            onClick={clear}
            className="rounded-chip px-1 text-sm font-semibold text-brand hover:underline"
          >
            Hapus semua filter
          </button>
        </div>
      )}

      {panel?.content}
      {open && (
        <Sheet open onClose={() => setOpen(false)} side="bottom" title={`Saring ${thing}`}>
          <div className="space-y-3 overflow-y-auto p-4 pt-1">
            {fields}
            <Button kind="primary" className="w-full" onClick={() => setOpen(false)}>
              Tampilkan hasil
            </Button>
          </div>
        </Sheet>
      )}
    </section>
  )
}

/** Where the fields come: as high, and with the same word, so that nothing moves. */
const Rooms = ({ filters }: { filters: readonly FilterField[] }) =>
  filters.map(({ label }) => (
    <div key={label} className="h-control truncate rounded-control border border-edge bg-white px-3 py-2 text-muted">
      {label}
    </div>
  ))
