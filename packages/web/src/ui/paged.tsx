// A list as it loads, fails, is empty or arrives, with its pager.
// <Paged list={list} onPage={setPage} skeleton={<TableSkeleton />}>{(rows) => <Table ... />}</Paged>
import type { ApiError } from '@bank/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { classes } from './classes.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorBox } from './error-box.tsx'
import { Pager } from './pager.tsx'
import { CardSkeleton } from './skeleton.tsx'

interface Page<Row> {
  data: Row[]
  pagination: { page: number; limit: number; totalData: number }
}

interface PagedProps<Row> {
  list: UseQueryResult<Page<Row>, ApiError>
  onPage: (page: number) => void
  children: (rows: Row[]) => ReactNode
  skeleton?: ReactNode
  /** What stands where nothing was found. */
  empty?: ReactNode
}

export function Paged<Row>({
  list,
  onPage,
  children,
  skeleton = <CardSkeleton />,
  empty = <EmptyState />,
}: PagedProps<Row>) {
  const last = list.data ? lastPageOf(list.data) : 1
  const beyond = list.data !== undefined && !list.isPlaceholderData && list.data.pagination.page > last
  // The last row of the last page was deleted: the page before it is what people want to see.
  useEffect(() => {
    if (beyond) onPage(last)
  }, [beyond, last, onPage])

  if (list.isPending) {
    return (
      <div aria-busy>
        <p role="status" className="sr-only">
          Memuat data …
        </p>
        {skeleton}
      </div>
    )
  }
  if (list.isError) {
    return (
      <>
        <ErrorBox message={list.error.message} onRetry={() => void list.refetch()} busy={list.isFetching} />
        <Pager page={1} limit={1} total={0} onPage={onPage} />
      </>
    )
  }
  const { page, limit, totalData } = list.data.pagination
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData || undefined}
        className={classes('transition-opacity duration-150', list.isPlaceholderData && 'opacity-50')}
      >
        {list.data.data.length > 0 ? children(list.data.data) : empty}
      </div>
      <Pager page={page} limit={limit} total={totalData} onPage={onPage} />
    </>
  )
}

const lastPageOf = ({ pagination: { totalData, limit } }: Page<unknown>) => Math.max(1, Math.ceil(totalData / limit))
