import * as z from 'zod'
import { questionFilters } from './question-query.ts'
import { oneOf } from './reply.ts'

/** What a list is narrowed by, as its address says it; how it is read does not matter. */
export const facetsQuery = questionFilters.omit({ page: true, limit: true, count: true, order: true })

/** How many questions of a list have each value of one filter; a value that none has is left out. */
const facet = z
  .object({
    values: z.array(z.object({ value: z.string(), amount: z.int().nonnegative() })),
    /** There are more than 10,000 questions: only the newest were counted, and each number is at least this. */
    more: z.boolean(),
  })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof facet>

/** A filter that is in use is counted as if it were not, so that a further value can be added to it. */
export const questionFacets = z
  .object({
    subject_id: facet,
    category_id: facet,
    class_id: facet,
    topic_id: facet,
    ql_id: facet,
    id_question_creator: facet,
    id_question_updater: facet,
    status: facet,
    label: facet,
    form: facet,
    has: facet,
    missing: facet,
    finding: facet,
    free_trial: facet,
    /** Of the review flow: empty while it does not bind. */
    stage: facet,
    changed: facet,
    thread: facet,
    assigned: facet,
  })
  .meta({ id: 'QuestionFacets' })
export type QuestionFacets = z.infer<typeof questionFacets>
export type FacetName = keyof QuestionFacets

export const facetsReply = oneOf(questionFacets)
