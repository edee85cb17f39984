import type { BankName } from '@bank/contract/bank'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useList } from '../../api/list.ts'
import { Alert } from '../../ui/alert.tsx'
import { RadioGroup } from '../../ui/choices.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useListSearch } from '../../ui/list-search.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ROUTES } from '../bank/banks.ts'
import { QuestionFilters } from '../bank/question-filters.tsx'
import { ExportForm } from './export-form.tsx'
import { ExportList } from './export-list.tsx'
import { readingImported } from './imported.ts'
import { PickList } from './pick-list.tsx'
import { selectOf, usePicked } from './picked.ts'

const BANK_CHOICES = [
  { value: 'general', label: 'Soal' },
  { value: 'snpmb', label: 'SNPMB' },
] as const satisfies readonly { value: BankName; label: string }[]

/** Papers and files of questions: chosen by the filters of their list or one by one. */
export function ExportScreen() {
  const { search, filter, turn } = useListSearch('/shell/ekspor')
  const { bank: said, impor, ...asked } = search
  const bank: BankName = said ?? 'general'
  const list = useList(ROUTES[bank].list, asked)
  const picked = usePicked()
  const imported = useQuery({ ...readingImported(impor ?? 0), enabled: impor !== undefined })
  useEffect(() => {
    if (impor === undefined || !imported.data) return
    picked.take(imported.data)
    // the address forgets the import, so that what a person ticks from now on stays
    filter({ impor: undefined })
  })
  const found = list.data?.pagination.totalData
  const goTo = (next: BankName) => {
    picked.clear()
    // the other bank has other filters
    const none = Object.fromEntries(Object.keys(asked).map((name) => [name, undefined]))
    filter({ ...none, bank: next === 'snpmb' ? 'snpmb' : undefined })
  }
  return (
    <>
      <PageHeader title="Ekspor soal" back="/soal" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Soal yang diekspor" className="min-w-0">
          <div className="mb-4">
            <RadioGroup label="Dari bank" options={BANK_CHOICES} value={bank} onChange={goTo} />
          </div>
          {imported.error && <Alert>{imported.error.message}</Alert>}
          <QuestionFilters
            bank={bank}
            search={asked}
            onFilter={filter}
            found={list.data?.pagination}
            wrong={list.error?.fields?.cari}
          />
          <PickList
            list={list}
            onPage={turn}
            picked={picked}
            empty={<EmptyState>Tidak ada soal yang cocok. Ubah saringannya.</EmptyState>}
          />
        </section>
        <ExportForm
          bank={bank}
          select={selectOf(picked, asked)}
          count={impor === undefined ? picked.ids.length || found : undefined}
          isPicked={picked.ids.length > 0}
        />
      </div>
      <ExportList />
    </>
  )
}
