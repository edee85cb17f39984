import type { BankName } from '@bank/contract/bank'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useList } from '../../api/list.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Paged } from '../../ui/paged.tsx'
import { ROUTES, SCREENS } from '../bank/banks.ts'
import { useCount } from '../bank/exact-count.ts'
import { QuestionFilters } from '../bank/question-filters.tsx'
import { queryOf } from '../select/query-of.ts'
import { useSelection } from '../select/selection.ts'
import { SelectionBar } from '../select/selection-bar.tsx'
import { BulkLayout, ROWS } from './bulk-layout.tsx'
import { GroupBulk } from './group-bulk.tsx'
import { SelectList } from './select-list.tsx'

/** Selects questions by filters or one by one, or those of one group, and changes them all at once. */
export function BulkScreen() {
  const { search, turn } = useListSearch('/shell/ubah')
  const { group, bank = 'general', page } = search
  return group ? <GroupBulk key={group} bank={bank} head={group} page={page} onPage={turn} /> : <ListBulk />
}

function ListBulk() {
  const { search, filter, turn } = useListSearch('/shell/ubah')
  const { bank: said, group: _, layout: __, ...asked } = search
  const chosen = useLocation({ select: ({ state }) => state.chosen })
  const bank: BankName = said ?? 'general'
  const list = useList(ROUTES[bank].list, { ...asked, limit: ROWS })
  const count = useCount(bank, asked, list)
  const total = list.isPlaceholderData ? undefined : list.data?.pagination.totalData
  const selection = useSelection(queryOf(search), total, chosen)
  // once: after a change, or on the way back, the same ones must not be ticked again
  const navigate = useNavigate()
  useEffect(() => {
    if (chosen) void navigate({ to: '/ubah', search, replace: true, state: { chosen: undefined } })
  }, [chosen, navigate, search])
  const back = bank === 'snpmb' ? '/snpmb/soal' : '/soal'
  return (
    <>
      <PageHeader
        title="Ubah banyak soal"
        {...count}
        thing={SCREENS[bank].thing}
        back={back}
        trail={[{ label: bank === 'snpmb' ? 'SNPMB' : 'Soal', to: back }, { label: 'Ubah banyak soal' }]}
      />
      <BulkLayout bank={bank} selection={selection}>
        <QuestionFilters
          bank={bank}
          search={asked}
          onFilter={filter}
          found={list.data?.pagination}
          wrong={list.error?.fields?.cari}
        />
        <SelectionBar selection={selection} here={list.data?.data ?? []} total={total} />
        <Paged list={list} onPage={turn} empty={<EmptyState>Tidak ada soal yang cocok. Ubah saringannya.</EmptyState>}>
          {(questions) => <SelectList questions={questions} selection={selection} />}
        </Paged>
      </BulkLayout>
    </>
  )
}
