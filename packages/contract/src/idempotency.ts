import * as z from 'zod'
import type { Route } from './route.ts'

/**
 * The header with which a client names one call of its own making. Sent again with the same key within KEPT_HOURS, the
 * call is not run again: its client hears what the first one was answered.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
export const KEPT_HOURS = 24
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'Berisi 1 sampai 255 huruf, angka atau tanda ASCII tanpa spasi.')
  .describe('Names this call: sent again within 24 hours it is not run again, and answered the same.')

/** Whether a route heeds the header: a POST of somebody who is signed in. */
export const isRepeatable = ({ method, access }: Pick<Route, 'method' | 'access'>) =>
  method === 'POST' && access !== 'public'
