import { accountRoutes } from '@bank/contract/account'
import type * as z from 'zod'
import { useAllowed } from '../api/allowed.ts'
import { asOptions, choiceOf, useAccounts } from '../api/lookups.ts'
import { actionOptions, resourceOptions, signInOptions } from '../changes/things.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import type { historySearch } from './history-search.ts'

type Search = z.output<typeof historySearch>

export function HistoryFilters({ search, onFilter }: { search: Search; onFilter: (change: Partial<Search>) => void }) {
  const people = asOptions(useAccounts().data?.data, choiceOf.account)
  // level 1 also sees changes of accounts
  const seesAll = useAllowed(accountRoutes.remove)
  return (
    <FilterBar
      thing="riwayat"
      search={search}
      onFilter={onFilter}
      filters={[
        { kind: 'choice', key: 'ac_id', label: 'Orang', options: people },
        { kind: 'choice', key: 'resource', label: 'Data', options: resourceOptions(seesAll) },
        {
          kind: 'choice',
          key: 'action',
          label: 'Tindakan',
          options: seesAll ? [...actionOptions, ...signInOptions] : actionOptions,
        },
        { kind: 'date', key: 'from', label: 'Dari' },
        { kind: 'date', key: 'to', label: 'Sampai' },
      ]}
    />
  )
}
