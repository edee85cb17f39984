import * as z from 'zod'
import { id, idInput, idParams, line, timestamp } from './fields.ts'
import { interaction } from './question-form/interaction.ts'
import { questionParts } from './question-parts.ts'
import { QUESTION_FORMS } from './question-words.ts'
import { changed, oneOf } from './reply.ts'
import { route } from './route.ts'

const chosen = { error: 'Pilihan tidak valid.' }
/** How a disagreement with the key ended: the answer was wrong, or a reviewer decided that the key is right. */
const SETTLED = ['keliru', 'diputuskan'] as const

/** Of the content that was looked at: 409 STALE when it is another by now. */
export const revisionInput = z.union(
  [
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ],
  { error: 'Berisi nomor revisi.' },
)

/** What somebody answered who did not see the key. */
export const keyCheck = z
  .object({
    id,
    revision: z.int(),
    ac_id: id,
    ac_name: z.string(),
    agrees: z.boolean(),
    /** Both as people say them, as long as it is of the present revision and the caller may know the key. */
    said: z.string().nullable(),
    key_said: z.string().nullable(),
    settled: z.enum(SETTLED).nullable(),
    name_settler: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: timestamp,
    /** Of the present revision. */
    counts: z.boolean(),
  })
  .meta({ id: 'KeyCheck' })
export type KeyCheck = z.infer<typeof keyCheck>

const { selections, statements } = questionParts.shape
const { lines, unit, columns, rows, left, right, reuse, order } = interaction.shape
/** A question as students see it, by the `student` of its form: nothing of it depends on its key. */
const unkeyed = z
  .object({
    question_id: id,
    revision: z.int(),
    form: z.enum(QUESTION_FORMS),
    question_text: z.string(),
    /** What the questions of its group share. */
    stimulus: z.string().nullable(),
    selections: z.array(selections.element.pick({ id_selection: true, selection_text: true, image: true })),
    statements: z.array(statements.element.pick({ id: true, text: true })),
    interaction: z.object({
      lines,
      unit,
      columns,
      left,
      right,
      reuse,
      order,
      rows: z.array(rows.unwrap().element.omit({ column: true })).optional(),
    }),
    /** That the caller has answered the present revision already. */
    checked: z.boolean(),
  })
  .meta({ id: 'UnkeyedQuestion' })
export type UnkeyedQuestion = z.infer<typeof unkeyed>

const MOST_PARTS = 100
const short = z.string().max(20)
/** Of any form; a form reads its own part (question-form/answers.ts). */
const answer = z
  .object({
    text: z.string().max(255, 'Paling banyak 255 karakter.'),
    choices: z.array(idInput).max(MOST_PARTS),
    rows: z.record(short, short),
    pairs: z.array(z.tuple([short, short])).max(MOST_PARTS),
  })
  .partial()
const told = z
  .object({
    text: z.string(),
    choices: z.array(id),
    rows: z.record(z.string(), z.string()),
    pairs: z.array(z.tuple([z.string(), z.string()])),
  })
  .partial()
export type ToldAnswer = z.infer<typeof told>

const DAY = 86_400
const result = keyCheck.extend({
  /** An answer that gets full marks, as an answer is sent. */
  key: told,
  said: z.string(),
  key_said: z.string(),
})

const item = '/v1/question/:id'
export const keyCheckRoutes = {
  unkeyed: route({
    method: 'GET',
    path: `${item}/unkeyed`,
    access: 'staff',
    summary: 'A submitted question of either bank as students see it, for those who may check its key',
    params: idParams,
    response: oneOf(unkeyed),
  }),
  check: route({
    method: 'POST',
    path: `${item}/key-check`,
    access: 'staff',
    summary:
      'Answer a submitted question without its key, once a revision; with the last answer that agrees it may be approved',
    params: idParams,
    body: z.object({ revision: revisionInput, answer, seconds: z.int().min(0).max(DAY).optional() }),
    response: changed(result),
  }),
  settle: route({
    method: 'PATCH',
    path: '/v1/key-check/:id',
    access: 'staff',
    summary:
      'Settle an answer that differs from the key, or (without `settled`) say why the key is wrong: that begins a thread that must be fixed, and sends the question back where the caller reviews it',
    params: idParams,
    body: z.object({
      settled: z.enum(SETTLED, chosen).nullish(),
      reason: line(255),
    }),
    response: changed(keyCheck),
  }),
}
