import * as z from 'zod'
import { id } from './fields.ts'
import { route } from './route.ts'

/** What "Cari apa saja" finds; screens are found in the browser. */
const FOUND = ['question', 'topic', 'subtopic', 'category', 'subject', 'account'] as const

const found = z
  .object({
    kind: z.enum(FOUND),
    id,
    name: z.string(),
    /** Where it stands, or how it begins. */
    detail: z.string(),
    /** The bank of a question, and of all that belongs to one. */
    product_type: z.int().nullable(),
    /** On whose page it stands: a sub-topic on that of its topic, a topic on that of its category. */
    of_id: id.nullable(),
  })
  .meta({ id: 'Found' })
export type Found = z.infer<typeof found>

export const FIND = { fewest: 2, each: 5 } as const

export const findRoutes = {
  find: route({
    method: 'GET',
    path: '/v1/find',
    access: 'staff',
    summary: `Find by code, words or name, at most ${FIND.each} of each kind and bank; the last word may be half typed`,
    query: z.object({
      q: z.string().trim().min(FIND.fewest, `Tulis sedikitnya ${FIND.fewest} huruf.`).max(255),
    }),
    response: z.object({
      data: z.array(found),
      /** Set when questions could not be looked for in time. */
      late: z.boolean(),
    }),
  }),
}
