import { type Capability, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'

const MINUTE = 60_000

/** Whether the review flow binds, and what the caller may do by it; undefined until it is known. */
export function useOwnReview() {
  const own = useQuery({ ...reading(reviewPolicyRoutes.me, {}), staleTime: MINUTE }).data?.data[0]
  return (
    own && {
      binding: own.binding,
      /** For some subject; the server says for which. */
      may: (what: Capability) => own.capabilities.some((held) => held.what === what),
    }
  )
}
