// <LoadFailure of={[topic, list]} />: nothing if all loaded; else the reason, and Coba lagi for all that failed.
import type { ApiError } from '@bank/contract/errors'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorBox } from './error-box.tsx'

export function LoadFailure({ of }: { of: readonly UseQueryResult<unknown, ApiError>[] }) {
  const failed = of.filter(({ isError }) => isError)
  if (failed.length === 0) return null
  return (
    <ErrorBox
      message={failed[0]?.error?.message ?? ''}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      busy={failed.some(({ isFetching }) => isFetching)}
    />
  )
}
