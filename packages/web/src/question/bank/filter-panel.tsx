// All filters of a list of questions, with several values each: a panel at the side, on a phone a sheet.

import type { BankName } from '@bank/contract/bank'
import type { questionRoutes } from '@bank/contract/question'
import type { FacetName } from '@bank/contract/question-facets'
import type { Request } from '@bank/contract/route'
import { isCounted, type RuleChoices } from '@bank/contract/telaah/names'
import { Dialog as Base } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { reading } from '../../api/query.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import { Button } from '../../ui/button.tsx'
import { DateFilter } from '../../ui/date-filter.tsx'
import { backdropClass, DialogFooter } from '../../ui/dialog.tsx'
import type { Filter } from '../../ui/filter-field.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { text } from '../../ui/text.ts'
import { UnreadNote } from '../findings/unread-note.tsx'
import { ROUTES, SCREENS } from './banks.ts'
import { FilterGroup } from './filter-group.tsx'
import './filter-panel.css'
import type { QuestionSearch } from './question-search.ts'

interface FilterPanelProps {
  bank: BankName
  filters: readonly Filter<QuestionSearch>[]
  search: QuestionSearch
  onFilter: (change: Partial<QuestionSearch>) => void
  onClose: () => void
}

/** Set by links, or by a field of the list. */
const NOT_OFFERED = ['family', 'order']
/** Of the review flow. */
const FLOW = ['stage', 'changed', 'thread', 'assigned']

/** Rules that tell nothing that lists count are not offered. */
function countedIn(filter: Filter<QuestionSearch>, rules: RuleChoices = {}): Filter<QuestionSearch> {
  if (filter.key !== 'finding' || filter.kind !== 'choice') return filter
  return { ...filter, options: filter.options.filter(({ value }) => isCounted(String(value), rules)) }
}

/** The list follows at once, behind the panel. */
export function FilterPanel({ bank, filters, search, onFilter, onClose }: FilterPanelProps) {
  const { page: _, layout: __, order: ___, ...asked } = search
  const query = asked as Request<typeof questionRoutes.facets>['query']
  const facets = useQuery({ ...reading(ROUTES[bank].facets, { query }), retry: false })
  const counts = facets.isError ? undefined : facets.data?.data[0]
  const body = useRef<HTMLDivElement>(null)
  const own = useOwnReview()
  const hidden: readonly string[] = own?.binding ? NOT_OFFERED : [...NOT_OFFERED, ...FLOW]
  const offered = filters.filter(({ key }) => !hidden.includes(key)).map((filter) => countedIn(filter, own?.rules))
  const change = (key: string, value: string | undefined) => onFilter({ [key]: value })
  const clear = () => onFilter(Object.fromEntries(offered.map(({ key }) => [key, undefined])))
  const isCut = Object.values(counts ?? {}).some(({ more }) => more)
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className="filter-panel"
          initialFocus={() => body.current?.querySelector('summary') ?? true}
          onKeyDown={(event) => body.current && goToFilter(event, body.current)}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-2 pl-4">
            <Base.Title className="text-lg text-ink">Saring {SCREENS[bank].thing}</Base.Title>
            <Base.Close render={<IconButton icon={X} label={text.close} />} />
          </div>
          <div ref={body} className="filter-body">
            {facets.isError && (
              <p role="alert" className="filter-note">
                {facets.error.message}{' '}
                <button
                  type="button"
                  onClick={() => void facets.refetch()}
                  className="font-semibold text-brand hover:underline"
                >
                  Coba lagi
                </button>
              </p>
            )}
            {isCut && <p className="filter-note">Lebih dari 10.000 soal: angkanya dari 10.000 soal terbaru.</p>}
            {offered.map((filter) =>
              filter.kind === 'choice' ? (
                <FilterGroup
                  key={filter.key}
                  name={filter.key}
                  filter={filter}
                  asked={search[filter.key]}
                  facet={counts?.[filter.key as FacetName]}
                  note={filter.key === 'finding' && <UnreadNote onRead={() => void facets.refetch()} />}
                  onAsk={(value) => change(filter.key, value)}
                />
              ) : (
                <div key={filter.key} className="filter-day">
                  <DateFilter
                    label={filter.label}
                    value={String(search[filter.key] ?? '')}
                    onChange={(day) => change(filter.key, day || undefined)}
                  />
                </div>
              ),
            )}
          </div>
          <DialogFooter>
            <Button kind="quiet" onClick={clear}>
              Hapus semua
            </Button>
            <Button kind="primary" onClick={onClose}>
              Tampilkan hasil
            </Button>
          </DialogFooter>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** A letter goes to the next filter whose name begins with it, as in a menu. */
function goToFilter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, body: HTMLElement) {
  const at = target as Element
  if (!/^\p{L}$/u.test(key) || ctrlKey || metaKey || altKey || at.matches('input[type="text"], input[type="date"]'))
    return
  const names = [...body.querySelectorAll('summary')]
  const here = names.findIndex((name) => name.parentElement?.contains(at))
  const round = [...names.slice(here + 1), ...names.slice(0, here + 1)]
  round.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()))?.focus()
}
