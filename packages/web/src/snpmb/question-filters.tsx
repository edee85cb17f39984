import type * as z from 'zod'
import { asOptions, choiceOf, useAccounts } from '../api/lookups.ts'
import { labelOptions, statusOptions } from '../item/question-options.ts'
import { FilterBar } from '../ui/filter-bar.tsx'
import { useSubtests } from './lookups.ts'
import type { snpmbQuestionSearch } from './snpmb-search.ts'

type Search = z.output<typeof snpmbQuestionSearch>

/** The four filters of the SNPMB list, and the search; each stands for itself (decisions 6). */
export function SnpmbFilters({ search, onFilter }: { search: Search; onFilter: (change: Partial<Search>) => void }) {
  const subtests = asOptions(useSubtests().data?.data, choiceOf.category)
  const creators = asOptions(useAccounts().data?.data, choiceOf.account)
  return (
    <FilterBar
      thing="soal SNPMB"
      search={search}
      onFilter={onFilter}
      text={{ key: 'q', label: 'Cari kode atau isi soal' }}
      filters={[
        { key: 'category_id', label: 'Kategori', options: subtests },
        { key: 'status', label: 'Status', options: statusOptions },
        { key: 'label', label: 'Label', options: labelOptions },
        { key: 'id_question_creator', label: 'Pembuat', options: creators },
      ]}
    />
  )
}
