import * as z from 'zod'
import { id, idInput } from './fields.ts'
import { QUESTION_FORMS } from './question-words.ts'
import { oneOf } from './reply.ts'
import { route } from './route.ts'
import { STAGES } from './stages.ts'
import { since, until } from './zone.ts'

const amount = z.int().nonnegative()

const reviewStats = z
  .object({
    /** By the Monday that a week begins with, in Jakarta; weeks without any are left out. */
    weeks: z.array(
      z.object({ week: z.iso.date(), submitted: amount, returned: amount, rejected: amount, approved: amount }),
    ),
    /** Of the questions approved meanwhile: how many by their first round, and rounds on average; null without any. */
    approved: amount,
    first_pass: amount,
    rounds: z.number().nullable(),
    /** From being submitted to the first verdict, the median; null without any. */
    hours_to_verdict: z.number().nullable(),
    /** Answers of those who did not see the key. */
    checks: z.object({
      answered: amount,
      differing: amount,
      /** Of those that differ: the answer was wrong, the key was found right, the question was changed, nothing yet. */
      mistaken: amount,
      upheld: amount,
      mended: amount,
      open: amount,
    }),
    /** Aspects of review cards that were answered with Tidak, the most frequent first, at most 10. */
    aspects: z.array(z.object({ form: z.enum(QUESTION_FORMS), card_version: z.int(), no: z.int(), amount })),
    /** What automatic review finds now in the questions that were submitted meanwhile, the most frequent first, at most 10. */
    rules: z.array(z.object({ rule: z.string(), amount })),
    /** Who reviewed; for those who are not level 1 themselves alone. `hours`: from being submitted to the verdict, the median. */
    people: z.array(
      z.object({
        ac_id: id,
        ac_name: z.string(),
        layak: amount,
        perbaiki: amount,
        tolak: amount,
        hours: z.number().nullable(),
      }),
    ),
    /** What is on its way now, whatever the period: how many, and days since they came there, the median. */
    stages: z.array(z.object({ stage: z.enum(STAGES), amount, days: z.number().nullable() })),
  })
  .meta({ id: 'ReviewStats' })
export type ReviewStats = z.infer<typeof reviewStats>

const statsQuery = z.object({
  /** Without both: of all time. */
  from: since.optional(),
  to: until.optional(),
  subject_id: idInput.optional(),
})

export const reviewStatsRoutes = {
  get: route({
    method: 'GET',
    path: '/v1/review/stats',
    access: 'staff',
    summary: 'Count the work of the review flow in a period, of all subjects or of one',
    query: statsQuery,
    response: oneOf(reviewStats),
  }),
}
export type ReviewStatsQuery = z.output<typeof statsQuery>
