import * as z from 'zod'
import { id, idInput, timestamp } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { listOf } from './reply.ts'
import { route } from './route.ts'
import { since, until } from './zone.ts'

export const SECURITY_EVENTS = [
  'signed-in',
  'signed-out',
  /** Wrong password; of an e-mail that has no account, `ac_id` is null. */
  'sign-in-failed',
  /** Right password of an account that an admin has not let in, or a new password that awaits its code. */
  'awaiting',
  'reset-asked',
  'reset-approved',
  'reset-rejected',
  'password-changed',
  /** Right password, wrong code or passkey. */
  'factor-failed',
  'factor-changed',
] as const

const kind = z.enum(SECURITY_EVENTS, { error: 'Pilihan tidak valid.' })
export type SecurityEventKind = z.infer<typeof kind>

/** Equal events of one hour are one row. */
const securityEvent = z
  .object({
    id,
    kind,
    ac_id: id.nullable(),
    ac_name: z.string().nullable(),
    /** Who did it, where that is another person: an admin. */
    by_name: z.string().nullable(),
    /** The client's address; of IPv6 its /64 network. */
    address: z.string().nullable(),
    device_name: z.string().nullable(),
    count: z.int(),
    first_at: timestamp,
    at: timestamp,
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.infer<typeof securityEvent>

export const securityEventPaging: Paging = { size: 10, whole: false }
export const securityEventRoutes = {
  list: route({
    method: 'GET',
    path: '/v1/securityEvent',
    access: 'admin',
    summary: 'List sign-ins, failed ones, resets and changes of how people sign in, newest first',
    query: pageQuery.extend({
      ac_id: idInput.optional(),
      kind: kind.optional(),
      from: since.optional(),
      to: until.optional(),
    }),
    response: listOf(securityEvent),
  }),
}
