import type { BankName } from '@bank/contract/bank'
import { groupRoutes } from '@bank/contract/group'
import { questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { useSelection } from '../select/selection.ts'
import { SelectionBar } from '../select/selection-bar.tsx'
import { BulkLayout, ROWS } from './bulk-layout.tsx'
import { SelectList } from './select-list.tsx'

interface GroupBulkProps {
  bank: BankName
  /** The id of the question whose group it is. */
  head: number
  page: number | undefined
  onPage: (page: number) => void
}

/** Selects questions of one group: they leave it, join another, or are changed as others are. */
export function GroupBulk({ bank, head, page = 1, onPage }: GroupBulkProps) {
  const params = { id: head }
  const code = useQuery(reading(questionRoutes.get, { params })).data?.data[0]?.code
  const list = useQuery(reading(groupRoutes.children, { params, query: { page, limit: ROWS } }))
  const selection = useSelection('', undefined)
  const group = `/group/${head}`
  return (
    <>
      <PageHeader
        title="Ubah banyak soal"
        count={list.data?.pagination.totalData}
        thing="soal di dalam group"
        back={group}
        trail={[{ label: code ? `Group ${code}` : 'Group', to: group }, { label: 'Ubah banyak soal' }]}
      />
      <BulkLayout bank={bank} selection={selection} inGroup>
        <SelectionBar selection={selection} here={list.data?.data ?? []} />
        <Paged
          list={{ ...list, asked: page }}
          onPage={onPage}
          empty={<EmptyState>Tidak ada soal di dalam group ini.</EmptyState>}
        >
          {(questions) => <SelectList questions={questions} selection={selection} />}
        </Paged>
      </BulkLayout>
    </>
  )
}
