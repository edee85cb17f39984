import type { Route } from './route.ts'

/**
 * The header in which a client names one call. A second call with the same key within KEPT_HOURS is not run: it gets the
 * reply of the first.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
export const KEPT_HOURS = 24

/** Whether a route reads the header: every POST that needs a session, changes something and is no secret. */
export const isRepeatable = ({
  method,
  access,
  isSecret,
  onlyReads,
}: Pick<Route, 'method' | 'access' | 'isSecret' | 'onlyReads'>) =>
  method === 'POST' && access !== 'public' && !isSecret && !onlyReads
