import * as z from 'zod'
import { typesOf } from './bank.ts'
import { fragment, html, id, idInput, idParams, line, optionalId, timestamp } from './fields.ts'
import { interactionInput, scoringInput } from './question-form/interaction.ts'
import { questionPartsInput } from './question-parts.ts'
import { removed } from './reply.ts'
import { route } from './route.ts'
import { STAGES } from './stages.ts'
import { SEVERITIES } from './telaah/names.ts'

/** What automatic review says of a place in a question. Nothing is forbidden by it. */
const ignored = z.object({ reason: z.string(), name_creator: z.string().nullable(), created_at: timestamp })
const fault = z
  .object({
    rule: z.string(),
    severity: z.enum(SEVERITIES),
    /** The number on the national review card (Kartu Telaah). */
    aspect: z.int(),
    /** In the body of a call (docs/decisions/014): `selections.2.selection_text`. */
    place: z.string(),
    /** The range in the text at the place as a person reads it, where a formula or picture is one letter; 0 to 0: all of it. */
    at: z.tuple([z.int(), z.int()]),
    message: z.string(),
    /** What the range would become. */
    fix: z.string().nullable(),
  })
  .meta({ id: 'Fault' })
const finding = fault.extend({ ignored: ignored.nullable() }).meta({ id: 'Finding' })

/** Findings of a question that nobody has ignored. `read`: whether its present texts have been read. */
const reviewed = z
  .object({
    question_id: id,
    galat: z.int(),
    peringatan: z.int(),
    read: z.boolean(),
    stage: z.enum(STAGES),
    /** Its content is another than was approved. */
    changed: z.boolean(),
    /** That an act names (approval.ts). */
    revision: z.int(),
    /** It waits for a key check that the caller may do (key-check.ts). */
    may_check: z.boolean(),
    /** Threads of comments that are not resolved. */
    threads: z.int(),
  })
  .meta({ id: 'Reviewed' })
export type Reviewed = z.output<typeof reviewed>

const MOST_REVIEWED = 100
const ids = z
  .string()
  .max(11 * MOST_REVIEWED)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id).max(MOST_REVIEWED))

const types = [...new Set([...typesOf('general'), ...typesOf('snpmb')])]
/** What is read of the body that adds a question; the rest of it falls away. */
const lintBody = z.object({
  qt_id: idInput.pipe(z.literal(types, { error: 'Pilihan tidak valid.' })),
  question_text: html,
  answer: fragment.nullish(),
  interaction: interactionInput.optional(),
  scoring: scoringInput.optional(),
  /** In a group, whose text may hold the picture. */
  parent_id: optionalId,
  ...questionPartsInput.pick({ selections: true, short_answers: true, statements: true, discussion: true }).shape,
})
export type LintBody = z.output<typeof lintBody>

const at = { rule: line(40), place: line(100) }
export const reviewRoutes = {
  counts: route({
    method: 'GET',
    path: '/v1/review',
    access: 'staff',
    summary: `How many findings automatic review has in these questions of either bank: \`question_id=1,2,3\`, at most ${MOST_REVIEWED}; and how many questions are still to be read`,
    query: z.object({ question_id: ids.optional() }),
    /** `unread`: questions of the whole bank that changed and are still to be read, up to 10,000. */
    response: z.object({ data: z.array(reviewed), unread: z.int() }),
  }),
  findings: route({
    method: 'GET',
    path: '/v1/question/:id/finding',
    access: 'staff',
    summary: 'What automatic review finds in a question of either bank as it is now, with what was ignored',
    params: idParams,
    response: z.object({ data: z.array(finding) }),
  }),
  lint: route({
    method: 'POST',
    path: '/v1/question/lint',
    access: 'staff',
    onlyReads: true,
    summary:
      'What automatic review finds in a question of either bank that is sent as `POST /v1/question` takes it, with pictures by their addresses; nothing is saved',
    body: lintBody,
    response: z.object({ data: z.array(fault) }),
  }),
  ignore: route({
    method: 'POST',
    path: '/v1/question/:id/ignore',
    access: 'staff',
    summary: 'Ignore a finding with a reason, as long as the text at its place stays',
    params: idParams,
    body: z.object({ ...at, reason: line(255) }),
    response: removed,
  }),
  heed: route({
    method: 'DELETE',
    path: '/v1/question/:id/ignore',
    access: 'staff',
    summary: 'Take an ignored finding back',
    params: idParams,
    query: z.object(at),
    response: removed,
  }),
}
