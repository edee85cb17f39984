import { historyRoutes } from '@bank/contract/history'
import { useList } from '../api/list.ts'
import { useListSearch } from '../ui/list-search.ts'
import { NothingFound } from '../ui/nothing-found.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { ChangeCard } from './change-card.tsx'
import { changesOf } from './changes.ts'
import { HistoryFilters } from './history-filters.tsx'
import { QuestionHead } from './question-head.tsx'

const CARDS = 10

export function HistoryScreen() {
  const { search, filter, turn } = useListSearch('/shell/history')
  const list = useList(historyRoutes.list, { ...search, limit: CARDS, by: 'change' })
  const { totalData, older } = list.data?.pagination ?? {}
  const { question_id } = search
  return (
    <>
      <PageHeader
        title="History"
        count={totalData}
        thing="perubahan"
        back={question_id ? '/soal' : '/'}
        trail={
          question_id
            ? [{ label: 'History', to: '/history' }, { label: 'Riwayat satu soal' }]
            : [{ label: 'Beranda', to: '/' }, { label: 'History' }]
        }
      />
      {question_id && <QuestionHead id={question_id} />}
      <HistoryFilters search={search} onFilter={filter} />
      {older && (
        <p className="mb-4 text-sm text-muted">
          Hanya perubahan terbaru yang dihitung. Pilih tanggal untuk melihat yang lebih lama.
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
