import * as z from 'zod'
import { id, idInput, search, timestamp } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { listOf } from './reply.ts'
import { route } from './route.ts'
import { since, until } from './zone.ts'

export const HISTORY_ACTIONS = ['add', 'edit', 'delete', 'status', 'restore', 'login', 'logout'] as const
export const historyAction = z.enum(HISTORY_ACTIONS, { error: 'Pilihan tidak valid.' })
export type HistoryAction = z.infer<typeof historyAction>

/** A row as the database keeps it, without what only the database needs; its names are the database's. */
const stored = z.record(z.string(), z.unknown()).nullable()

/** One thing that somebody did to one row (`resource` says of what); nobody's id when the product itself did it. */
export const historyEntry = z
  .object({
    id,
    at: timestamp,
    ac_id: id.nullable(),
    ac_name: z.string().nullable(),
    action: historyAction,
    resource: z.string(),
    row_id: id.nullable(),
    title: z.string().nullable(),
    before: stored,
    after: stored,
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

export const historyPaging: Paging = { size: 10, whole: false }
export const historyRoutes = {
  /** Level 2 sees content, level 1 also what happened to accounts. */
  list: route({
    method: 'GET',
    path: '/v1/history',
    access: 'staff',
    summary: 'List who did what, newest first',
    query: pageQuery.extend({
      ac_id: idInput.optional(),
      resource: search,
      row_id: idInput.optional(),
      question_id: idInput.optional(),
      action: historyAction.optional(),
      from: since.optional(),
      to: until.optional(),
    }),
    response: listOf(historyEntry),
  }),
}
