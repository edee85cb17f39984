import type { Route } from '@bank/contract'
import { EXAMPLES, examplesInBody, isLeftOut, takesPicture } from '@bank/contract/examples'
import fc from 'fast-check'
import { codeAt } from '../../src/factor/totp.ts'
import { PNG, PNG_DATA_URL } from '../make.ts'
import { PASSWORD } from '../person.ts'
import type { Parts } from '../request.ts'
import { ATTESTATION, TOTP_SECRET } from './factor-caller.ts'
import { inputOf, type JsonSchema } from './routes.ts'
import { BULK_CHANGE, IMAGE_URL, RESET, STAFF_EMAIL } from './sample-world.ts'

/**
 * Requests that a route usually accepts in the sample world. Their shape comes from the route's schemas; the tables
 * below add what a schema cannot express.
 */
export function validRequest(route: Route): fc.Arbitrary<Parts> {
  const id = PATH_IDS.find(([method, path]) => method.test(route.method) && path.test(route.path))?.[2]
  return fc.record({
    params: paramsOf(route, id),
    query: objectOf(route, inputOf(route, 'query')),
    body: route.body ? shapedLike(route, inputOf(route, 'body')) : fc.constant(undefined),
  })
}

/** An id of the sample world, or a word that the schema of another name gives. */
function paramsOf(route: Route, id: number | undefined): fc.Arbitrary<NonNullable<Parts['params']>> {
  const { properties = {} } = inputOf(route, 'params')
  const values = Object.entries(properties).map(([name, schema]) => [
    name,
    name === 'id' ? idOf(id) : fc.constantFrom(...(schema.enum ?? [])),
  ])
  return fc.record(Object.fromEntries(values))
}

const known = new Map<Route, fc.Arbitrary<Parts>>()

/** One valid request of a route, always the same but for the code of an authenticator app, which is one of now. */
export function oneValid(route: Route): Parts {
  const requests = known.get(route) ?? validRequest(route)
  known.set(route, requests)
  const [one = {}] = fc.sample(requests, { seed: 1, numRuns: 1 })
  return one
}

/** Ids of the sample world other than 1: PATH_IDS in a path, FIELD_IDS in a field of the routes of a path. */
const PATH_IDS: [method: RegExp, path: RegExp, id: number][] = [
  [/./, /snpmb\/question\//, 3],
  [/./, /question-child\//, 4],
  [/DELETE/, /\/(subject|class|indicator|question-level|subtopic|question|question-parent)\//, 2],
  [/DELETE/, /\/(category|topic)\//, 3],
  [/PATCH/, /question-parent\//, 4],
  [/POST/, /history\//, 2],
  [/POST/, /\/ignore$/, 2],
]
const FIELD_IDS: [path: RegExp, field: RegExp, id: number][] = [
  [/snpmb\/question/, /^(category_id|topic_id)$/, 2],
  [/statement-question|all-statement/, /^question_id$/, 3],
  [/shortAnswer|discussion|free-trial|question-child/, /^(question_id|item_id)$/, 2],
  [/question-parent/, /^question_id$/, 4],
  [/question-child\//, /^parent_id$/, 2],
  [/snpmb\/question/, /^parent_id$/, 3],
  [/question-imageID/, /^question_id$/, 2],
  [/statement-answer/, /^statement_question_id$/, 2],
  [/answer/, /^selection_id$/, 2],
]
const TEXTS = ['Teks', 'Ide pokok paragraf', '<p>Luas <b>lingkaran</b> itu &pi;r²</p>', 'a < b, 50% & "c"']
const TABLE = {
  columns: [{ text: 'Benar' }, { text: 'Salah' }],
  rows: [{ text: 'Bumi bulat', column: 'c1' }, { image: IMAGE_URL }],
}
const PAIRS = { left: [{ text: 'Satu' }], right: [{ text: 'Dua' }, { text: 'Tiga' }], pairs: [['l1', 'r2']] }
/** What neither a schema nor an example can tell: who is in the sample world, and what must differ from call to call. */
const MEANT: [path: RegExp, field: string, value: fc.Arbitrary<unknown>][] = [
  // null takes it away, which is level 1's alone
  [/./, 'discussion', fc.constant({ discussion_text: '<p>Jelas.</p>' })],
  // only what its form has is kept; whether it fits is told by interaction.test.ts
  [/./, 'interaction', fc.constantFrom({}, { order: 'tetap' }, { multiple: true }, TABLE, PAIRS)],
  [/./, 'scoring', fc.constant({ points: 2.5, rule: 'all' })],
  [/./, 'images', fc.constantFrom([], [IMAGE_URL])],
  // what is found in question 2
  [/\/ignore$/, 'rule', fc.constant('di-place')],
  [/\/(ignore|thread)$/, 'place', fc.constant('question_text')],
  [/export/, 'product_type', fc.constant(1)],
  [/export/, 'select', fc.constantFrom({ query: '' }, { query: 'order=oldest', except: [99] })],
  [/export/, 'packages', fc.constant(1)],
  // one that no group hangs on
  [/question-bulk\/delete/, 'select', fc.constant({ ids: [2] })],
  [/question-bulk/, 'product_type', fc.constant(1)],
  [/question-bulk/, 'select', fc.constantFrom({ query: '' }, { query: 'order=oldest', except: [99] })],
  [/question-bulk/, 'change', fc.constantFrom({ status: 'approved' }, { label: 'exam', free_trial: true })],
  [/history/, 'change', fc.constant(BULK_CHANGE)],
  // question 1 is approved, or waits for a review (factor-caller.ts)
  [/\/review(\/bulk)?$/, 'action', fc.constant('publish')],
  [/\/review\/bulk$/, 'ids', fc.constantFrom([1], ['1', 2])],
  [/\/(review|verdict|key-check)$/, 'revision', fc.constant(0)],
  // nobody may review but level 1, and a policy that binds asks for more
  [/review-policy/, 'binding', fc.constant(false)],
  [/review\/task/, 'question_ids', fc.constant([1])],
  [/verdict/, 'card_version', fc.constant(1)],
  [/verdict/, 'verdict', fc.constant('perbaiki')],
  [/verdict/, 'aspects', fc.constant([{ no: 4, mark: 'tidak', note: 'Kurang tegas.' }])],
  [/key-check/, 'answer', fc.constant({ choices: [2] })],
  [/key-check/, 'settled', fc.constantFrom('keliru', null)],
  // what a preview said
  [/question-bulk/, 'seen', fc.constant(undefined)],
  [/sheet/, 'no', fc.constant(1)],
  [/sheet/, 'head_row', fc.constant(1)],
  [/./, 'page', fc.constantFrom(1, '1', '2')],
  [/./, 'limit', fc.constantFrom('', 5, '100')],
  [/./, 'target', fc.constantFrom(...EXAMPLES.target, 'https://contoh.test/halaman?a=1#b', '')],
  [/login/, 'ac_email', fc.constant(STAFF_EMAIL)],
  [/login/, 'ac_password', fc.constant(PASSWORD)],
  [/./, 'ac_email', fc.uuid().map((name) => ` ${name}@Contoh.test `)],
  [/factor/, 'current_password', fc.constant(PASSWORD)],
  [/factor/, 'secret', fc.constant(TOTP_SECRET)],
  [/factor/, 'otp', fc.constant(TOTP_SECRET).map((secret) => codeAt(secret))],
  [/factor/, 'attestation', fc.constant(ATTESTATION)],
  [/notice/, 'ids', fc.constant([1])],
  [/reset/, 'code', fc.constant(RESET.code)],
  [/reset/, 'token', fc.constant(RESET.token)],
]

/** An upload takes a picture's bytes; an option and a banner take them too; everything else one of our URLs. */
function picture(route: Route): fc.Arbitrary<unknown> {
  if (route.bodyType === 'multipart') return fc.constant(PNG)
  if (route.method === 'POST' && /image$/i.test(route.path)) return fc.constant(PNG_DATA_URL)
  return takesPicture(route) ? fc.constantFrom(PNG_DATA_URL, IMAGE_URL) : fc.constant(IMAGE_URL)
}

function objectOf(route: Route, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(properties)
    .filter(([name]) => !isLeftOut(route, name))
    .map(([name, schema]) => [name, fieldOf(route, name, schema)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

const idOf = (id = 1) => fc.constantFrom(id, String(id))

function fieldOf(route: Route, name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (name === 'image') return picture(route)
  if (name === 'file') return fc.constant(new File(['bukan .docx'], 'Tryout 1.docx'))
  const meant = MEANT.find(([path, field]) => path.test(route.path) && field === name)
  if (meant) return meant[2]
  if (!/(^|_)id(_|$)/.test(name)) return shapedLike(route, schema)
  const inWorld = FIELD_IDS.find(([path, field]) => path.test(route.path) && field.test(name))?.[2]
  return idOf(inWorld ?? examplesInBody(route, name).find((example) => typeof example === 'number'))
}

function shapedLike(route: Route, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => shapedLike(route, one)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const [type] = [schema.type].flat()
  if (type === 'object') return objectOf(route, schema)
  if (type === 'array')
    return fc.array(shapedLike(route, schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 3)),
    })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return numberWithin(schema)
  if (type === 'null') return fc.constant(null)
  return textWithin(schema)
}

/** A small one, positive where it may be. */
function numberWithin({ minimum = 1, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const min = Math.min(Math.max(minimum, 1), maximum)
  return fc.integer({ min, max: Math.min(min + 8, maximum) })
}

function textWithin({ minLength = 0, maxLength = Number.MAX_SAFE_INTEGER }: JsonSchema): fc.Arbitrary<string> {
  const fitting = TEXTS.filter(({ length }) => length >= minLength && length <= maxLength)
  if (fitting.length > 0) return fc.constantFrom(...fitting)
  const size = Math.min(Math.max(minLength, 1), maxLength)
  return fc.constant('x'.repeat(size))
}
