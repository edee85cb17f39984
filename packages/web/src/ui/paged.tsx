// The loading, error, empty and filled states of a list, with its pager.
// <Paged list={list} onPage={setPage} skeleton={<TableSkeleton />}>{(rows) => <Table ... />}</Paged>
import type { ApiError } from '@bank/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Loaded } from './loaded.tsx'
import { Pager } from './pager.tsx'
import { CardSkeleton } from './skeleton.tsx'

interface Page<Row> {
  data: Row[]
  pagination: { page: number; limit: number; totalData: number; more?: boolean | undefined }
}

interface PagedProps<Row> {
  /** As `useList` returns it, with the requested page. */
  list: UseQueryResult<Page<Row>, ApiError> & { asked?: number }
  onPage: (page: number, replace?: boolean) => void
  children: (rows: Row[]) => ReactNode
  skeleton?: ReactNode
  /** Shown when there are no rows. */
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
  // The last row of the last page was deleted: go to the new last page, replacing the history entry of the missing one.
  useEffect(() => {
    if (beyond) onPage(last, true)
  }, [beyond, last, onPage])

  const { page, limit, totalData, more } = list.isSuccess ? list.data.pagination : NOTHING
  return (
    <>
      <Loaded<Page<Row>> query={list} skeleton={skeleton}>
        {({ data }) => (data.length > 0 ? children(data) : empty)}
      </Loaded>
      {!list.isPending && (
        <Pager
          page={page}
          asked={list.asked}
          limit={limit}
          total={more ? Math.max(totalData, page * limit + 1) : totalData}
          onPage={onPage}
        />
      )}
    </>
  )
}

const NOTHING = { page: 1, limit: 1, totalData: 0, more: false }
/** A list with more rows than were counted goes on. */
const lastPageOf = ({ pagination: { page, totalData, limit, more } }: Page<unknown>) =>
  Math.max(1, Math.ceil(totalData / limit), more ? page + 1 : 1)
