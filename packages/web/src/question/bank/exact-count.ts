import type { BankName } from '@bank/contract/bank'
import type { questionRoutes } from '@bank/contract/question'
import type { Request } from '@bank/contract/route'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../api/query.ts'
import type { Counting } from '../../ui/page-header.tsx'
import { queryOf } from '../select/query-of.ts'
import { ROUTES } from './banks.ts'

interface Counted {
  data?: { pagination: { totalData: number; more?: boolean | undefined } } | undefined
}

/** The number of questions in a list; where it was counted in part, all are counted once a person asks, for all of its pages. */
export function useCount(bank: BankName, search: Readonly<Record<string, unknown>>, list: Counted) {
  const { page: _, ...asked } = search
  const [wanted, want] = useState<string>()
  const query = { ...asked, limit: 1, count: 'exact' } as Request<typeof questionRoutes.main>['query']
  const exact = useQuery({
    ...reading(ROUTES[bank].list, { query }),
    enabled: wanted === queryOf(asked),
    placeholderData: undefined,
    retry: false,
  })
  const { totalData, more } = list.data?.pagination ?? {}
  const counting: Counting | undefined =
    more && !exact.data
      ? {
          onCount: () => (wanted === queryOf(asked) ? void exact.refetch() : want(queryOf(asked))),
          isBusy: exact.isFetching,
          error: exact.isFetching ? undefined : exact.error?.message,
        }
      : undefined
  return { count: (more && exact.data?.pagination.totalData) || totalData, counting }
}
