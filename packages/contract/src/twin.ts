import * as z from 'zod'
import { HTML_LENGTH, id, idInput, optionalId, productType } from './fields.ts'
import { type Paging, pageQuery } from './page.ts'
import { listOf, oneOf, removed } from './reply.ts'
import { route } from './route.ts'
import { TWIN_KINDS } from './telaah/twins/rank.ts'

/** Nothing of it is kept, so it is read as it is. */
const text = z.string().max(HTML_LENGTH).optional()
const shown = z
  .array(z.object({ text, image: text }))
  .max(100)
  .optional()
/** The body of a call that adds a question, as far as it is known. */
const asked = z.object({
  question_text: text,
  selections: z
    .array(z.object({ selection_text: text, image: text }))
    .max(100)
    .optional(),
  statements: shown,
  interaction: z.object({ columns: shown, rows: shown, left: shown, right: shown }).optional(),
})

const known = { id_question: id, code: z.string() }
/** A likely twin of what is not in the bank. */
export const likelyTwin = z.object({ ...known, kind: z.enum(TWIN_KINDS) })
export type LikelyTwin = z.infer<typeof likelyTwin>
const similar = z
  .object({
    /** Asks the same with the same options, in whatever order. */
    exact: z.array(z.object(known)),
    /** Likely to be a twin, the most alike first: with other words, or with other numbers alone. */
    similar: z.array(likelyTwin.extend({ score: z.number() })),
  })
  .meta({ id: 'SimilarQuestions' })
export type SimilarQuestions = z.infer<typeof similar>
export type SimilarQuestion = SimilarQuestions['similar'][number]

/** Questions that ask exactly the same are of the kind `sama`. */
const LISTED_KINDS = ['sama', ...TWIN_KINDS] as const
const twins = z
  .object({
    kind: z.enum(LISTED_KINDS),
    score: z.number(),
    /** How many there are; the first are told. */
    count: z.int(),
    questions: z.array(
      z.object({
        ...known,
        parent_id: id.nullable(),
        /** Where it stands, and how it begins, without formatting. */
        category_name: z.string(),
        topic_name: z.string().nullable(),
        begins: z.string(),
      }),
    ),
  })
  .meta({ id: 'Twins' })
export type Twins = z.infer<typeof twins>

export const TWIN_LIMITS = { told: 5, group: 8 } as const

const pair = { question_id: idInput, other_id: idInput }
export const twinPaging: Paging = { size: 10, whole: false }
export const twinRoutes = {
  similar: route({
    method: 'POST',
    path: '/v1/question/similar',
    access: 'staff',
    onlyReads: true,
    summary: `Say which questions of the bank ask the same as this one or nearly so, at most ${TWIN_LIMITS.told} of each; nothing is changed`,
    /** `id_question`: the question itself, where it stands already. `parent_id`: the head of its group, where it is to stand in one. */
    body: asked.extend({
      id_question: idInput.optional(),
      product_type: productType.optional(),
      parent_id: optionalId,
    }),
    response: oneOf(similar),
  }),
  list: route({
    method: 'GET',
    path: '/v1/twin',
    access: 'staff',
    summary:
      'List the questions of a bank that ask exactly the same, and pairs that are likely twins, the most alike first',
    query: pageQuery.extend({
      product_type: productType.optional(),
      kind: z.enum(['sama', 'mirip'], { error: 'Pilihan tidak valid.' }).optional(),
    }),
    /** `unread`: questions of both banks that changed and are still to be compared, up to 10,000; left out for none. */
    response: listOf(twins).extend({ unread: z.int().optional() }),
  }),
  deny: route({
    method: 'POST',
    path: '/v1/twin/denial',
    access: 'staff',
    summary: 'Say that two questions are no twins, as long as both ask what they ask now',
    body: z.object(pair),
    response: removed,
  }),
  allow: route({
    method: 'DELETE',
    path: '/v1/twin/denial',
    access: 'staff',
    summary: 'Take back that two questions are no twins',
    query: z.object(pair),
    response: removed,
  }),
}

/** What a person is told of a twin. */
export const twinSentence = (kind: Twins['kind'], code: string) =>
  kind === 'sama' ? `Sama persis dengan ${code}` : `Mirip dengan ${code}${kind === 'mirip' ? '' : ` (${kind})`}`
