// <LoadFailure of={[topic, list]} />: nothing if all loaded; else the reason, and Coba lagi for all that failed. `list`
// adds the pager of one page that stands below a list that could not be loaded.
import type { ApiError } from '@bank/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorBox } from './error-box.tsx'
import { Pager } from './pager.tsx'

export function LoadFailure({ of, list }: { of: readonly UseQueryResult<unknown, ApiError>[]; list?: boolean }) {
  const failed = of.filter(({ isError }) => isError)
  if (failed.length === 0) return null
  return (
    <>
      <ErrorBox
        message={failed[0]?.error?.message ?? ''}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        busy={failed.some(({ isFetching }) => isFetching)}
      />
      {list && <Pager page={1} limit={1} total={0} onPage={() => undefined} />}
    </>
  )
}
