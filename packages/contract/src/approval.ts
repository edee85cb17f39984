import * as z from 'zod'
import { grouped, id, idInput, idParams, productType, timestamp } from './fields.ts'
import { keyCheck, revisionInput } from './key-check.ts'
import { questionSelect } from './question-select.ts'
import { QUESTION_FORMS, STATUSES } from './question-words.ts'
import { changed, oneOf } from './reply.ts'
import { dueOn } from './review-task.ts'
import { route } from './route.ts'
import { STAGES } from './stages.ts'
import { ASPECT_VALUES, CARD_VERSION } from './telaah/card.ts'

const chosen = { error: 'Pilihan tidak valid.' }

const VERDICTS = ['layak', 'perbaiki', 'tolak'] as const
export type Verdict = (typeof VERDICTS)[number]
/** What may be done with the stage of a question. */
export const REVIEW_ACTIONS = ['submit', 'withdraw', 'reopen', 'publish', 'unpublish'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]
/** What an approval waits for. */
const GATES = ['answer', 'findings', 'twin', 'reviews', 'key', 'must_fix'] as const
/** What is written of a question: acts of people (`taken`: a task that had no person, whose kind is the note), and changes of its content (`revised`; `voided`: an approval went with it). */
const EVENTS = [
  ...['submitted', 'withdrawn', 'reopened', 'returned', 'rejected', 'approved', 'published', 'unpublished', 'taken'],
  ...['revised', 'voided'],
] as const
export type ReviewEventKind = (typeof EVENTS)[number]
export const REVIEW_LIMITS = { note: 4_000, aspect: 1_000, events: 50, reviews: 50 } as const

const noteOf = (length: number) =>
  z
    .string()
    .trim()
    .max(length, `Paling banyak ${grouped(length)} karakter.`)
const optionalNote = noteOf(REVIEW_LIMITS.note)
  .transform((text) => text || null)
  .nullish()

const aspect = z.object({
  /** Its number on the card of the question's form, from 1 (telaah/card.ts). */
  no: z.int().min(1).max(99),
  mark: z.enum(ASPECT_VALUES, chosen),
  note: noteOf(REVIEW_LIMITS.aspect).optional(),
  /** Preset by the rules of automatic review, and left so. */
  auto: z.boolean().optional(),
})
const aspects = z.array(aspect).max(50, 'Aspek terlalu banyak.')

const stage = z.enum(STAGES)
const person = z.object({ ac_id: id, ac_name: z.string() })
const gate = z.object({
  gate: z.enum(GATES),
  ok: z.boolean(),
  /** What is still lacking; null where nothing is. */
  message: z.string().nullable(),
})
export type Gate = z.infer<typeof gate>
const review = z.object({
  id,
  revision: z.int(),
  round: z.int(),
  verdict: z.enum(VERDICTS),
  form: z.enum(QUESTION_FORMS),
  /** Of the card that it answers. */
  card_version: z.int(),
  aspects,
  note: z.string().nullable(),
  ac_id: id,
  ac_name: z.string(),
  created_at: timestamp,
  /** Of the present revision. */
  counts: z.boolean(),
})
const event = z.object({
  kind: z.enum(EVENTS),
  revision: z.int(),
  from_stage: stage,
  to_stage: stage,
  note: z.string().nullable(),
  ac_name: z.string().nullable(),
  created_at: timestamp,
})
const acts = [...REVIEW_ACTIONS, 'review', 'check'] as const
const questionReview = z
  .object({
    question_id: id,
    code: z.string(),
    /** Whether the policy binds; without it the stage is the status. */
    binding: z.boolean(),
    stage,
    revision: z.int(),
    round: z.int(),
    submitted_at: timestamp.nullable(),
    name_submitter: z.string().nullable(),
    approved_revision: z.int().nullable(),
    approved_at: timestamp.nullable(),
    name_approver: z.string().nullable(),
    /** Approved by somebody who wrote it. */
    own_approval: z.boolean(),
    /** Its content is another than was approved. */
    changed: z.boolean(),
    /** Empty while the policy does not bind. */
    gates: z.array(gate),
    /** The newest first. */
    reviews: z.array(review),
    /** Who answered it without its key (key-check.ts), the newest first. */
    checks: z.array(keyCheck),
    events: z.array(event),
    /** Who wrote at it since it was approved, and so reviews nothing of it. */
    contributors: z.array(person),
    /** What the caller may do now; the reason why not is null where it is plain from the stage. */
    may: z.object(
      Object.fromEntries(acts.map((act) => [act, z.boolean()])) as Record<(typeof acts)[number], z.ZodBoolean>,
    ),
    /** The statuses that the caller may not give it, and why. None while the policy does not bind. */
    status_refusals: z.array(z.object({ status: z.enum(STATUSES), reason: z.string() })),
    /** Why the caller may not review it, though it waits for a review. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'QuestionReview' })
export type QuestionReview = z.infer<typeof questionReview>

const verdictBody = z.object({
  revision: revisionInput,
  verdict: z.enum(VERDICTS, chosen),
  card_version: idInput.pipe(z.literal(CARD_VERSION, { error: 'Kartu telaah ini sudah diganti. Muat ulang halaman.' })),
  aspects,
  note: optionalNote,
})
export type VerdictBody = z.output<typeof verdictBody>

/** What may be done with many questions at once; taking back needs a reason for each. */
const MANY_ACTIONS = ['submit', 'withdraw', 'publish'] as const
export type ManyAction = (typeof MANY_ACTIONS)[number]
export const MOST_AT_ONCE = 200
const manyAction = z.enum(MANY_ACTIONS, chosen)
const manyBody = z.object({
  ids: z
    .array(idInput)
    .min(1, 'Pilih paling sedikit satu soal.')
    .max(MOST_AT_ONCE, `Paling banyak ${MOST_AT_ONCE} soal.`),
  action: manyAction,
  note: optionalNote,
})
/** One of many questions, before something is done with them. */
const movable = z
  .object({
    id_question: id,
    code: z.string(),
    /** Whose it is: who submitted what is withdrawn, who added any other; null: not known. */
    ac_id: id.nullable(),
    ac_name: z.string().nullable(),
    /** Why it would be refused; null where nothing is known that speaks against it. */
    reason: z.string().nullable(),
    /** Somebody has to do something before it could be; false also where it merely stands elsewhere in the flow. */
    needs_somebody: z.boolean(),
  })
  .meta({ id: 'MovableQuestion' })
export type MovableQuestion = z.infer<typeof movable>
/** Each question by itself: a refusal leaves the others as they were asked to be. */
const moved = z.object({
  done: z.array(id),
  refused: z.array(z.object({ id_question: id, code: z.string(), reason: z.string() })),
})
export type Moved = z.infer<typeof moved>

const item = '/v1/question/:id'
export const approvalRoutes = {
  get: route({
    method: 'GET',
    path: `${item}/review`,
    access: 'staff',
    summary: 'Where a question of either bank stands in the review flow, what it waits for, and what the caller may do',
    params: idParams,
    response: oneOf(questionReview),
  }),
  act: route({
    method: 'POST',
    path: `${item}/review`,
    access: 'staff',
    summary: 'Submit a question for review, withdraw or reopen it, publish it when it is approved, or take it back',
    params: idParams,
    body: z.object({
      action: z.enum(REVIEW_ACTIONS, chosen),
      revision: revisionInput,
      note: optionalNote,
      /** Who is asked to review what is submitted; without: who has the fewest open tasks. */
      reviewers: z.array(idInput).max(5, 'Paling banyak 5.').optional(),
      due_on: dueOn.nullish(),
    }),
    response: changed(questionReview),
  }),
  verdict: route({
    method: 'POST',
    path: `${item}/verdict`,
    access: 'staff',
    summary:
      'Say by the review card (Kartu Telaah) whether a submitted question is fit; with the last one that it waits for it is approved',
    params: idParams,
    body: verdictBody,
    response: changed(questionReview),
  }),
  preview: route({
    method: 'POST',
    path: '/v1/review/bulk/preview',
    access: 'staff',
    onlyReads: true,
    summary:
      'Say of each of many questions whose it is, and whether it may be submitted, withdrawn or published; nothing is changed',
    body: z.object({ product_type: productType, select: questionSelect(MOST_AT_ONCE), action: manyAction }),
    response: z.object({ data: z.array(movable) }),
  }),
  many: route({
    method: 'POST',
    path: '/v1/review/bulk',
    access: 'staff',
    summary: `Submit, withdraw or publish up to ${MOST_AT_ONCE} questions of either bank; says which were refused and why`,
    body: manyBody,
    response: changed(moved),
  }),
}
