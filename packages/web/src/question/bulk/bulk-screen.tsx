import type { BankName } from '@bank/contract/bank'
import { BULK_LIMITS } from '@bank/contract/question-bulk'
import { Pencil } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { ROUTES, SCREENS } from '../bank/banks.ts'
import { queryOf } from '../bank/query-of.ts'
import { QuestionFilters } from '../bank/question-filters.tsx'
import { BulkForm, FORM } from './bulk-form.tsx'
import { SelectList } from './select-list.tsx'
import { type Selection, useSelection } from './selection.ts'

/** Questions on a page: rows are low, and a range goes no further than its page. */
const ROWS = 50

/** Selects questions by filters or one by one, and changes them all at once. */
export function BulkScreen() {
  const { search, filter, turn } = useListSearch('/shell/ubah')
  const { bank: said, ...asked } = search
  const bank: BankName = said ?? 'general'
  const list = useList(ROUTES[bank].list, { ...asked, limit: ROWS })
  const total = list.isPlaceholderData ? undefined : list.data?.pagination.totalData
  const selection = useSelection(queryOf(search), total)
  const back = bank === 'snpmb' ? '/snpmb/soal' : '/soal'
  return (
    <>
      <PageHeader
        title="Ubah banyak soal"
        count={list.data?.pagination.totalData}
        thing={SCREENS[bank].thing}
        back={back}
        trail={[{ label: bank === 'snpmb' ? 'SNPMB' : 'Soal', to: back }, { label: 'Ubah banyak soal' }]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Soal yang diubah" className="min-w-0">
          <QuestionFilters bank={bank} search={asked} onFilter={filter} />
          <SelectionBar selection={selection} here={list.data?.data ?? []} total={total} />
          <Paged
            list={list}
            onPage={turn}
            empty={<EmptyState>Tidak ada soal yang cocok. Ubah saringannya.</EmptyState>}
          >
            {(questions) => <SelectList questions={questions} selection={selection} />}
          </Paged>
          <ToForm count={selection.count} />
        </section>
        <BulkForm key={bank} bank={bank} selection={selection} />
      </div>
    </>
  )
}

/** Where the form stands below a long list, the way to it stays in view. */
function ToForm({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <div className="sticky bottom-0 mt-3 border-t border-line bg-canvas py-2 lg:hidden">
      <Button kind="primary" icon={Pencil} className="w-full" onClick={() => document.getElementById(FORM)?.focus()}>
        Isi perubahan untuk {number(count)} soal
      </Button>
    </div>
  )
}

interface BarProps {
  selection: Selection
  /** The questions of the page that is shown. */
  here: readonly { id_question: number }[]
  total: number | undefined
}

/** How many are selected, and the ways to select more. */
function SelectionBar({ selection, here, total = 0 }: BarProps) {
  const { count = 0, isAll, isTicked, tick, tickAll, clear } = selection
  const ids = here.map(({ id_question }) => id_question)
  const isPageTicked = ids.every(isTicked)
  const hasMore = total > ids.length && !isAll
  return (
    <div className="mb-2 flex min-h-control flex-wrap items-center gap-x-3 text-body">
      <p role="status">
        {count === 0
          ? 'Pilih soal yang akan diubah.'
          : `${number(count)} soal dipilih${isAll ? ' di semua halaman' : ''}`}
      </p>
      {count > 0 && (
        <Button kind="quiet" onClick={clear}>
          Batal pilih
        </Button>
      )}
      <span className="ml-auto flex flex-wrap">
        {!isPageTicked && (
          <Button kind="quiet" onClick={() => tick(ids, true)}>
            Pilih sehalaman
          </Button>
        )}
        {hasMore && total <= BULK_LIMITS.changed && (
          <Button kind="quiet" onClick={tickAll}>
            Pilih semua {number(total)} yang cocok
          </Button>
        )}
        {hasMore && total > BULK_LIMITS.changed && (
          <span className="py-2 text-sm text-muted">
            Paling banyak {number(BULK_LIMITS.changed)} sekaligus; persempit saringannya.
          </span>
        )}
      </span>
    </div>
  )
}
