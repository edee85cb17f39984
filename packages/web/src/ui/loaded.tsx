// A query's data, or its loading or error state: <Loaded query={totals} skeleton={<TableSkeleton />}>{(totals) => ...}</Loaded>
import type { ApiError } from '@bank/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { LoadFailure } from './load-failure.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data, ApiError>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.isPending) {
    return (
      <div aria-busy>
        <p role="status" className="sr-only">
          Memuat data …
        </p>
        {skeleton}
      </div>
    )
  }
  if (query.isError) return <LoadFailure of={[query]} />
  return (
    <div
      aria-busy={query.isPlaceholderData || undefined}
      className={classes('transition-opacity duration-150', query.isPlaceholderData && 'opacity-50 delay-150')}
    >
      {children(query.data)}
    </div>
  )
}
