import { type Capability, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'

const MINUTE = 60_000

/** Asked again every minute while the page is seen: whether the review flow binds, and what the caller may do by it; undefined until it is known. `anew`: also when the screen is opened. */
export function useOwnReview({ anew = false }: { anew?: boolean } = {}) {
  const asked = reading(reviewPolicyRoutes.me, {})
  const every = { staleTime: MINUTE, refetchInterval: MINUTE }
  const own = useQuery({ ...asked, ...every, refetchOnMount: anew ? 'always' : true }).data?.data[0]
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
