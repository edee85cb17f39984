import * as z from 'zod'
import { id } from './fields.ts'
import { route } from './route.ts'
import type { Stage } from './stages.ts'

/** The stages at which a question waits for somebody. */
export const WAITING_STAGES = ['submitted', 'changes', 'rejected', 'approved'] as const satisfies readonly Stage[]
type WaitingStage = (typeof WAITING_STAGES)[number]

/** The filters behind each number, over the lists of both banks: an approved question may be older than the flow. */
export const boardFilters = (stage: WaitingStage) => (stage === 'approved' ? { status: stage } : { stage })

/** How many accounts are named with tasks that are late, and how many questions of each. */
export const LATE = { people: 10, questions: 3 } as const

const amount = z.int().nonnegative()
const board = z
  .object({
    /** Of each bank (`product_type`) what its list counts, and the median days since they came there; null where that is not known. */
    stages: z.array(
      z.object({ product_type: z.int(), stage: z.enum(WAITING_STAGES), amount, days: z.number().nullable() }),
    ),
    /** Who has tasks whose day is over, those with the most first; null: nobody has them yet. `days`: of the oldest. */
    late: z
      .array(
        z.object({
          ac_id: id.nullable(),
          ac_name: z.string().nullable(),
          amount,
          days: amount,
          questions: z.array(z.object({ question_id: id, code: z.string() })).max(LATE.questions),
        }),
      )
      .max(LATE.people),
  })
  .meta({ id: 'ReviewBoard' })
export type ReviewBoard = z.infer<typeof board>

export const reviewBoardRoutes = {
  get: route({
    method: 'GET',
    path: '/v1/review/board',
    access: 'admin',
    summary: 'Count what waits in the review flow by stage, and who is late; nothing while the policy does not bind',
    response: z.object({ data: board }),
  }),
}
