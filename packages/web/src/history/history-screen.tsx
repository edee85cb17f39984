import { HISTORY_COUNTED, historyRoutes } from '@bank/contract/history'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { ChangeCard } from './change-card.tsx'
import { changesOf } from './changes.ts'
import { HistoryFilters } from './history-filters.tsx'
import { QuestionHead } from './question-head.tsx'

/** One save writes an entry for each row that it touches, and is drawn as one card. */
const ENTRIES = 20

export function HistoryScreen() {
  const { search, filter, turn } = useListSearch('/shell/history')
  const page = search.page ?? 1
  const list = useQuery(reading(historyRoutes.list, { query: { ...search, page, limit: ENTRIES } }))
  const total = list.data?.pagination.totalData
  const { question_id } = search
  return (
    <>
      <PageHeader
        title="History"
        count={total}
        thing="catatan"
        back={question_id ? '/soal' : '/'}
        trail={
          question_id
            ? [{ label: 'History', to: '/history' }, { label: 'Riwayat satu soal' }]
            : [{ label: 'Beranda', to: '/' }, { label: 'History' }]
        }
      />
      {question_id && <QuestionHead id={question_id} />}
      <HistoryFilters search={search} onFilter={filter} />
      {total === HISTORY_COUNTED && (
        <p className="mb-4 text-sm text-muted">
          Hanya catatan terbaru yang dihitung. Pilih tanggal untuk melihat yang lebih lama.
        </p>
      )}
      <Paged list={list} onPage={turn} empty={<NothingFound search={search} onFilter={filter} />}>
        {(entries) => (
          <div className="space-y-3">
            {changesOf(entries).map((change) => (
              <ChangeCard key={change.key} change={change} />
            ))}
          </div>
        )}
      </Paged>
    </>
  )
}
