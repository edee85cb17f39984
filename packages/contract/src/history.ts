import * as z from 'zod'
import { id, idInput, idParams, search, timestamp } from './fields.ts'
import { HISTORY_ACTIONS } from './history-words.ts'
import { type Paging, pageQuery, pagination } from './page.ts'
import { listOf } from './reply.ts'
import { route } from './route.ts'
import { since, until } from './zone.ts'

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
    /** The question whose part it is, or itself. */
    question_id: id.nullable(),
    /** Entries of one save carry the same. */
    change: z.string(),
    title: z.string().nullable(),
    before: stored,
    after: stored,
    /** What the ids in `before` and `after` stand for, by column, then id: a name as it is or last was, the text
     * of an option or a statement as it was then, a picture's URL. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
    /** Whether what stood before this change can be asked for again. */
    restorable: z.boolean(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

/** What a restore put back: the row that everything else belongs to. */
const restored = z.object({ resource: z.string(), row_id: id }).meta({ id: 'Restored' })
export const RESTORED = 'Data telah dipulihkan.'

/** So far the list counts and pages; what lies further back is found by its dates (docs/decisions/016). */
export const HISTORY_COUNTED = 10_000

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
      /** Pages and counts what was done to one thing in one save, and gives all entries of it that fit. */
      by: z.enum(['change'], { error: 'Pilihan tidak valid.' }).optional(),
    }),
    response: listOf(historyEntry).extend({
      /** By change: whether there may be changes that are older than those that are counted. */
      pagination: pagination.extend({ older: z.boolean().optional() }),
    }),
  }),
  restore: route({
    method: 'POST',
    path: '/v1/history/:id/restore',
    access: 'admin',
    summary: 'Bring a row and its parts back as they stood before the change of this entry',
    params: idParams,
    response: z.object({ data: z.tuple([restored]), message: z.string() }),
  }),
}
