import * as z from 'zod'
import { id, timestamp } from './fields.ts'
import { route } from './route.ts'

/**
 * The lists of the general bank's main questions that the dashboard counts, as their filters: each number leads to the
 * list that it counts. `month` is the first day of this month.
 */
export const dashboardLists = (month: string) =>
  ({
    literasi: { family: 'literasi' },
    numerasi: { family: 'numerasi' },
    added: { created_from: month },
    onProgress: { status: 'on-progress' },
    approved: { status: 'approved' },
    published: { status: 'published' },
    withoutAnswer: { missing: 'answer' },
    withoutDiscussion: { missing: 'discussion' },
  }) as const
export type DashboardList = keyof ReturnType<typeof dashboardLists>

/** How many of the questions that are on progress longest it names. */
export const WAITING = 3

const count = z.int().nonnegative()
const waiting = z.object({
  id_question: id,
  code: z.string(),
  topic_name: z.string().nullable(),
  created_at: timestamp,
})

export const dashboard = z
  .object({
    month: z.iso.date(),
    literasi: count,
    numerasi: count,
    added: count,
    onProgress: count,
    approved: count,
    published: count,
    withoutAnswer: count,
    withoutDiscussion: count,
    /** On progress longest, the oldest first. */
    waiting: z.array(waiting).max(WAITING),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof dashboard>

export const dashboardRoutes = {
  get: route({
    method: 'GET',
    path: '/v1/dashboard',
    access: 'staff',
    summary: 'Count what the bank holds, what this month added, and what waits',
    response: z.object({ data: dashboard }),
  }),
}
