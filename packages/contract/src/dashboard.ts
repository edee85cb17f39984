import * as z from 'zod'
import { id, timestamp } from './fields.ts'
import { route } from './route.ts'

/**
 * The filters behind each number of the dashboard, over the main questions of the general bank: the number links to the
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

/** How many of the oldest on-progress questions the dashboard names. */
export const WAITING = 3

const count = z.int().nonnegative()
const waiting = z.object({
  id_question: id,
  code: z.string(),
  topic_name: z.string().nullable(),
  created_at: timestamp,
})

const dashboard = z
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
    /** The oldest on-progress questions, oldest first. */
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
