import * as z from 'zod'
import { id, idInput, idParams, line, search, timestamp } from './fields.ts'
import { HISTORY_ACTIONS } from './history-words.ts'
import { type Paging, pageQuery, pagination } from './page.ts'
import { listOf } from './reply.ts'
import { route } from './route.ts'
import { since, until } from './zone.ts'

const historyAction = z.enum(HISTORY_ACTIONS, { error: 'Pilihan tidak valid.' })
export type HistoryAction = z.infer<typeof historyAction>

/** A row by its database column names, without the columns that only the database uses. */
const stored = z.record(z.string(), z.unknown()).nullable()

/** One change of one row of the table `resource`. `ac_id` is null when the product made the change, not a person. */
const historyEntry = z
  .object({
    id,
    at: timestamp,
    ac_id: id.nullable(),
    ac_name: z.string().nullable(),
    action: historyAction,
    resource: z.string(),
    row_id: id.nullable(),
    /** The question that the row belongs to, or the question itself. */
    question_id: id.nullable(),
    /** The same for all entries of one save. */
    change: z.string(),
    title: z.string().nullable(),
    before: stored,
    after: stored,
    /** What the ids in `before` and `after` mean, by column, then id: a name (the last one if the row is gone), the text
     * of an option or a statement at the time of the change, a picture's URL. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
    /** Whether `restore` can bring back the state before this change. */
    restorable: z.boolean(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

/** What one request, import or bulk change did to one or many rows. */
const change = z
  .object({
    change: z.string(),
    at: timestamp,
    ac_id: id.nullable(),
    ac_name: z.string().nullable(),
    kind: z.enum(['save', 'sign-in', 'import', 'bulk']),
    action: historyAction,
    /** The table of what it changed, or of what its parts belong to; null where these are several. */
    resource: z.string().nullable(),
    /** Null where it changed several rows. */
    row_id: id.nullable(),
    /** The rows that it changed, each with its parts. */
    count: z.int(),
    /** Of a bulk change the columns of the questions that it set; null: of a bulk delete and of every other change. */
    set_columns: z.array(z.string()).nullable(),
    /** Whether it can be taken back as one: a change of several rows, or a bulk change, of which a row stands as it left it. */
    restorable: z.boolean(),
    /** Of an import, and of taking it back, the name of its file; null where it was not kept. */
    title: z.string().nullable(),
    /** Of an import that is kept: what it added is taken back there, not by `restore`. Only for whose it is and level 1. */
    import_id: id.nullable(),
  })
  .meta({ id: 'Change' })
export type ChangeSummary = z.infer<typeof change>

/** What came back of a change of many rows. */
const restoredChange = z
  .object({
    /** The change that this restore is in the history. */
    change: z.string(),
    count: z.int(),
    /** Those that stay as they are: changed again since, or left to the import that added them. */
    kept: z.int(),
    /** Of those that were changed again the first 20. */
    codes: z.array(z.string()),
  })
  .meta({ id: 'RestoredChange' })

/** The restored row that all other restored rows belong to. */
const restored = z.object({ resource: z.string(), row_id: id }).meta({ id: 'Restored' })
export const RESTORED = 'Data telah dipulihkan.'

/** The list counts and pages this many entries; older ones are found by date (docs/decisions/016). */
export const HISTORY_COUNTED = 10_000

export const historyPaging: Paging = { size: 10, whole: false }
export const historyRoutes = {
  /** Team Content sees content; an admin also sees what happened to accounts. */
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
      /** Pages and counts changes, not entries, as `changes`. `data` then has the entries of those that changed one row,
       * at most 100 of each, and the first and the last of a bulk change; ask for the others with `change`. Sign-ins come only when their `action` is asked for. */
      by: z.enum(['change'], { error: 'Pilihan tidak valid.' }).optional(),
      /** Only the entries of this change. */
      change: search,
    }),
    response: listOf(historyEntry).extend({
      changes: z.array(change).optional(),
      /** With `by=change`: there may be older changes than the counted ones. */
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
  restoreChange: route({
    method: 'POST',
    path: '/v1/history/restore',
    access: 'staff',
    summary: 'Take back a change of many rows: Team Content their own, level 1 any',
    changesMany: true,
    body: z.object({ change: line(255) }),
    response: z.object({ data: z.tuple([restoredChange]), message: z.string() }),
  }),
}
