import { accountRoutes } from '@bank/contract/account'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { useAllowed } from '../api/allowed.ts'
import { asOptions, WHOLE } from '../api/lookups.ts'
import { reading } from '../api/query.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import type { historySearch } from './history-search.ts'
import { actionOptions, resourceOptions, signInOptions } from './things.ts'

type Search = z.output<typeof historySearch>

export function HistoryFilters({ search, onFilter }: { search: Search; onFilter: (change: Partial<Search>) => void }) {
  const people = useQuery(reading(accountRoutes.list, WHOLE)).data?.data
  // level 1 sees what happened to accounts too
  const seesAll = useAllowed(accountRoutes.remove)
  return (
    <FilterBar
      thing="riwayat"
      search={search}
      onFilter={onFilter}
      filters={[
        {
          key: 'ac_id',
          label: 'Orang',
          options: asOptions(people, (row) => ({ value: row.ac_id, label: row.ac_name })),
        },
        { key: 'resource', label: 'Data', options: resourceOptions(seesAll) },
        { key: 'action', label: 'Tindakan', options: seesAll ? [...actionOptions, ...signInOptions] : actionOptions },
        { key: 'from', label: 'Dari' },
        { key: 'to', label: 'Sampai' },
      ]}
    />
  )
}
