import type { Route } from '@bank/contract'
import fc from 'fast-check'
import { PNG, PNG_DATA_URL } from '../make.ts'
import { PASSWORD } from '../person.ts'
import type { Parts } from '../request.ts'
import { inputOf, type JsonSchema } from './routes.ts'
import { IMAGE_URL, RESET, STAFF_EMAIL } from './sample-world.ts'

/**
 * Requests that a route takes in the sample world, most of the time: the shape comes from the route's own schemas, what
 * a schema cannot know from the tables below.
 */
export function validRequest(route: Route): fc.Arbitrary<Parts> {
  const id = PATH_IDS.find(([method, path]) => method.test(route.method) && path.test(route.path))?.[2]
  return fc.record({
    params: route.params ? fc.record({ id: idOf(id) }) : fc.constant({}),
    query: objectOf(route, inputOf(route, 'query')),
    body: route.body ? shapedLike(route, inputOf(route, 'body')) : fc.constant(undefined),
  })
}

const chosen = new Map<Route, Parts>()

/** One such request, always the same. */
export function oneValid(route: Route): Parts {
  const known = chosen.get(route)
  if (known) return known
  const [one = {}] = fc.sample(validRequest(route), { seed: 1, numRuns: 1 })
  chosen.set(route, one)
  return one
}

/** Which id of the sample world fits where it is not 1: in a path, and in a field of a path. */
const PATH_IDS: [method: RegExp, path: RegExp, id: number][] = [
  [/./, /snpmb\/question\//, 3],
  [/./, /question-child\//, 4],
  [/DELETE/, /\/(subject|class|indicator|subtopic|question|question-parent)\//, 2],
  [/DELETE/, /\/(category|topic)\//, 3],
  [/PATCH/, /question-parent\//, 4],
  [/POST/, /history\//, 2],
]
const FIELD_IDS: [path: RegExp, field: RegExp, id: number][] = [
  [/snpmb\/question/, /^(category_id|topic_id)$/, 2],
  [/statement-question/, /^question_id$/, 3],
  [/shortAnswer|discussion|free-trial|question-child/, /^(question_id|item_id)$/, 2],
  [/question-parent/, /^question_id$/, 4],
  [/question-child\//, /^parent_id$/, 2],
  [/question-imageID/, /^question_id$/, 2],
  [/statement-answer/, /^statement_question_id$/, 2],
  [/answer/, /^selection_id$/, 2],
]
/** Fields that do not go with the others, or with the row: parts of another type, another person's password. */
const LEFT_OUT: [path: RegExp, field: RegExp][] = [
  [/./, /^updated_at$/],
  [/./, /^(id|id_selection|id_keyword|id_short_answer)$/],
  [/v1\/question/, /^(short_answers|statements)$/],
  [/snpmb\/question/, /^(selections|short_answers)$/],
  [/account\/:id/, /^(ac_name|ac_password|current_password)$/],
]

const text = fc.constantFrom(
  'Teks',
  'Ide pokok paragraf',
  '<p>Luas <b>lingkaran</b> itu &pi;r²</p>',
  'a < b, 50% & "c"',
)
/** What a schema cannot tell: what an e-mail or a link looks like, which type has which parts. */
const MEANT: [path: RegExp, field: string, value: fc.Arbitrary<unknown>][] = [
  [/snpmb/, 'qt_id', fc.constantFrom(5, '5')],
  [/./, 'qt_id', fc.constantFrom(2, '2')],
  // null takes it away, which is level 1's alone
  [/./, 'discussion', fc.constant({ discussion_text: '<p>Jelas.</p>' })],
  [/./, 'images', fc.constantFrom([], [IMAGE_URL])],
  [/./, 'page', fc.constantFrom(1, '1', '2')],
  [/./, 'limit', fc.constantFrom('', 5, '100')],
  [/./, 'target', fc.constantFrom('/materi', 'https://contoh.test/halaman?a=1#b', '')],
  [/login/, 'ac_email', fc.constant(STAFF_EMAIL)],
  [/login/, 'ac_password', fc.constant(PASSWORD)],
  [/./, 'ac_email', fc.uuid().map((name) => ` ${name}@Contoh.test `)],
  [/./, 'ac_password', fc.constantFrom('kebun raya pagi hari', 'kolam ikan sore hari')],
  [/reset/, 'code', fc.constant(RESET.code)],
  [/reset/, 'token', fc.constant(RESET.token)],
]

/** An upload takes a picture's bytes; an option and a banner take them too; everything else one of our URLs. */
function picture({ method, path, bodyType }: Route): fc.Arbitrary<unknown> {
  if (bodyType === 'multipart') return fc.constant(PNG)
  if (method === 'POST' && /image$/i.test(path)) return fc.constant(PNG_DATA_URL)
  return /selection|banner/i.test(path) && method !== 'DELETE'
    ? fc.constantFrom(PNG_DATA_URL, IMAGE_URL)
    : fc.constant(IMAGE_URL)
}

function objectOf(route: Route, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(properties)
    .filter(([name]) => !LEFT_OUT.some(([path, field]) => path.test(route.path) && field.test(name)))
    .map(([name, schema]) => [name, fieldOf(route, name, schema)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

const idOf = (id = 1) => fc.constantFrom(id, String(id))

function fieldOf(route: Route, name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (name === 'image') return picture(route)
  const meant = MEANT.find(([path, field]) => path.test(route.path) && field === name)
  if (meant) return meant[2]
  if (!/(^|_)id(_|$)/.test(name)) return shapedLike(route, schema)
  return idOf(FIELD_IDS.find(([path, field]) => path.test(route.path) && field.test(name))?.[2])
}

function shapedLike(route: Route, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => shapedLike(route, one)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const [type] = [schema.type].flat()
  if (type === 'object') return objectOf(route, schema)
  if (type === 'array')
    return fc.array(shapedLike(route, schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return fc.integer({ min: 1, max: 9 })
  if (type === 'null') return fc.constant(null)
  return text
}
