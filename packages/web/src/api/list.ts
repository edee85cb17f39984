// const list = useList(subjectRoutes.list, search)   together with  const { search } = useListSearch('/shell/subjek')
import type { ApiError } from '@bank/contract/errors'
import type { Reply, Request, Route, Schema } from '@bank/contract/route'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from './query.ts'

interface ListRoute extends Route {
  readonly query: Schema
}
type Asked<R extends ListRoute> = R['query']['_zod']['input'] & { page?: number }
type List<Shown> = UseQueryResult<Shown, ApiError> & { asked: number }
interface Page {
  pagination: { page: number; limit: number; totalData: number }
}

/**
 * Reads the requested page of a list (default: the first) and prefetches the next one. A prefetched page is shown at once;
 * while it is fetched again it counts as placeholder data. `select` makes what is shown out of a reply.
 */
export function useList<R extends ListRoute, Shown = Reply<R>>(
  route: R,
  asked: Asked<R>,
  select?: (reply: Reply<R>) => Shown,
): List<Shown> {
  const { page = 1 } = asked
  const readingPage = (page: number) => reading(route, { query: { ...asked, page } } as unknown as Request<R>)
  const list = useQuery({ ...readingPage(page), select })
  const pagination = list.isPlaceholderData ? undefined : (list.data as Page | undefined)?.pagination
  const goesOn = pagination !== undefined && page * pagination.limit < pagination.totalData
  useQuery({ ...readingPage(page + 1), enabled: goesOn, retry: false, notifyOnChangeProps: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time at which the request changed
  const askedAt = useMemo(() => Date.now(), [JSON.stringify(asked)])
  const isOld = list.isFetching && list.dataUpdatedAt < askedAt
  return { ...list, isPlaceholderData: list.isPlaceholderData || (list.isSuccess && isOld), asked: page } as List<Shown>
}
