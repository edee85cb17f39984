import * as z from 'zod'
import { id, idParams, timestamp } from './fields.ts'
import { removed } from './reply.ts'
import { route } from './route.ts'

/** A session of the account that asks. Device and address are null when it was opened by an earlier release. */
const openSession = z
  .object({
    id,
    /** In words: `Chrome di Windows`. */
    device_name: z.string().nullable(),
    address: z.string().nullable(),
    created_at: timestamp,
    last_used_at: timestamp,
    /** Whether it is the session of this call. */
    current: z.boolean(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof openSession>

/** The message when sessions were ended. */
export const SESSION_ENDED = 'Sesi telah diakhiri.'

const path = '/v1/session'
export const sessionRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'staff',
    beforeFactor: 'always',
    summary: 'List the sessions of this account: this one, then those used last, 100 at most',
    response: z.object({ data: z.array(openSession) }),
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'staff',
    beforeFactor: 'always',
    endsSessions: true,
    summary: 'End one session of this account',
    params: idParams,
    response: removed,
  }),
  removeOthers: route({
    method: 'DELETE',
    path,
    access: 'staff',
    beforeFactor: 'always',
    endsSessions: true,
    summary: 'End all sessions of this account but this one',
    response: removed,
  }),
}
