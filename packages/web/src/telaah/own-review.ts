import { type Capability, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'

const MINUTE = 60_000

/** Asked again every minute while the page is seen: whether the review flow binds, and what the caller may do by it; undefined until it is known. */
export function useOwnReview() {
  const asked = reading(reviewPolicyRoutes.me, {})
  const own = useQuery({ ...asked, staleTime: MINUTE, refetchInterval: MINUTE }).data?.data[0]
  return (
    own && {
      binding: own.binding,
      counts: own.counts,
      /** How the team weighs the rules of automatic review, also while nothing binds. */
      rules: own.rules,
      /** For some subject; the server says for which. */
      may: (what: Capability) => own.capabilities.some((held) => held.what === what),
    }
  )
}
