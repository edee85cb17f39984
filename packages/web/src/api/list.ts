// const list = useList(subjectRoutes.list, search)   beside  const { search } = useListSearch('/shell/subjek')
import type { ApiError } from '@bank/contract/errors'
import type { Reply, Request, Route, Schema } from '@bank/contract/route'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from './query.ts'

interface ListRoute extends Route {
  readonly query: Schema
}
type Asked<R extends ListRoute> = R['query']['_zod']['input'] & { page?: number }
type List<R extends ListRoute> = UseQueryResult<Reply<R>, ApiError> & { asked: number }
interface Page {
  pagination: { page: number; limit: number; totalData: number }
}

/**
 * The page of a list that was asked for, else its first. The one after it is read ahead: turning shows it at once, and as
 * one that is not there yet when it is being read again.
 */
export function useList<R extends ListRoute>(route: R, asked: Asked<R>): List<R> {
  const { page = 1 } = asked
  const readingPage = (page: number) => reading(route, { query: { ...asked, page } } as unknown as Request<R>)
  const list = useQuery(readingPage(page))
  const pagination = list.isPlaceholderData ? undefined : (list.data as Page | undefined)?.pagination
  const goesOn = pagination !== undefined && page * pagination.limit < pagination.totalData
  useQuery({ ...readingPage(page + 1), enabled: goesOn, retry: false, notifyOnChangeProps: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment at which something else was asked
  const askedAt = useMemo(() => Date.now(), [JSON.stringify(asked)])
  const isOld = list.isFetching && list.dataUpdatedAt < askedAt
  return { ...list, isPlaceholderData: list.isPlaceholderData || (list.isSuccess && isOld), asked: page } as List<R>
}
