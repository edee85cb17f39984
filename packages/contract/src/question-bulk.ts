import * as z from 'zod'
import { flag, optionalId, productType } from './fields.ts'
import { questionUpdate } from './question.ts'
import { questionSelect } from './question-select.ts'
import { route } from './route.ts'

export const BULK_LIMITS = { changed: 5_000, removed: 1_000, codes: 20, values: 6 } as const

/** The fields of a question that are set for many at once, as a call that edits one sets them. */
const bulkChange = questionUpdate
  .pick({
    status: true,
    label: true,
    ql_id: true,
    indicator_id: true,
    free_trial: true,
    category_id: true,
    class_id: true,
    /** Null: none, which only SNPMB may. */
    topic_id: true,
    subtopic_id: true,
  })
  .extend({
    /** The head of the group that they join, after those that were put in order there; null: they leave theirs. */
    parent_id: optionalId,
  })
export type BulkChange = z.output<typeof bulkChange>
export type BulkField = keyof BulkChange

/** Questions of one bank, as its main list has them, without the members of their groups. */
const selected = z.object({ product_type: productType, select: questionSelect(BULK_LIMITS.changed) })

/** As the preview said it: 409 STALE, with a new preview in `data`, when a question was changed since. */
const looked = z.object({
  seen: z.string().max(100).optional(),
  /** Changes the others where some are refused. */
  skip_refused: flag.optional(),
})

const preview = z
  .object({
    /** How many questions are selected, and how many of them the change makes different. */
    selected: z.int(),
    changing: z.int(),
    /** Those that may not be changed so, by the reason: how many, and the codes of the first. */
    refused: z.array(z.object({ reason: z.string(), count: z.int(), codes: z.array(z.string()) })),
    /** What the changing ones have now, the most frequent values of each field first; null: none. Of a delete where they
     * stand. `name`: of what an id refers to. */
    now: z.array(
      z.object({
        field: z.string(),
        value: z.union([z.string(), z.int()]).nullable(),
        name: z.string().optional(),
        count: z.int(),
      }),
    ),
    /** Members of the selected questions' groups: they stay as they are. */
    children: z.int(),
    /** Stands for the selected questions as they are now. */
    seen: z.string(),
  })
  .meta({ id: 'BulkPreview' })
export type BulkPreview = z.infer<typeof preview>

const done = z.object({
  data: z.tuple([
    z
      .object({
        /** The change in the history: all of it can be taken back by this. */
        change: z.string(),
        count: z.int(),
      })
      .meta({ id: 'BulkDone' }),
  ]),
  message: z.string(),
})
export type BulkDone = z.output<typeof done>

const path = '/v1/question-bulk'
export const questionBulkRoutes = {
  preview: route({
    method: 'POST',
    path: `${path}/preview`,
    access: 'staff',
    onlyReads: true,
    summary: 'Say what a change of many questions would do; nothing is changed',
    body: selected.extend({ change: z.union([bulkChange, z.literal('delete')], { error: 'Pilih apa yang diubah.' }) }),
    response: z.object({ data: z.tuple([preview]) }),
  }),
  change: route({
    method: 'POST',
    path,
    access: 'staff',
    summary: 'Change many questions at once, all or none of them',
    changesMany: true,
    body: selected.extend({ change: bulkChange, ...looked.shape }),
    response: done,
  }),
  remove: route({
    method: 'POST',
    path: `${path}/delete`,
    access: 'admin',
    summary: 'Delete many questions with their parts at once, all or none of them',
    changesMany: true,
    body: selected.extend({ select: questionSelect(BULK_LIMITS.removed), ...looked.shape }),
    response: done,
  }),
}
