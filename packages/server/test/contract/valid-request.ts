import type { Route } from '@bank/contract'
import fc from 'fast-check'
import { PNG, PNG_DATA_URL } from '../make.ts'
import type { Parts } from '../request.ts'
import { inputOf, type JsonSchema } from './routes.ts'
import { IMAGE_URL } from './sample-world.ts'

/**
 * Requests that a route should take in the sample world: the shape comes from the route's own schemas, the values of
 * fields with a meaning from MEANT.
 */
export function validRequest(route: Route): fc.Arbitrary<Parts> {
  return fc.record({
    params: objectOf(route, inputOf(route, 'params')),
    query: objectOf(route, inputOf(route, 'query')),
    body: route.body ? objectOf(route, inputOf(route, 'body')) : fc.constant(undefined),
  })
}

const id = fc.constantFrom(1, '1')
const text = fc.constantFrom(
  'Teks',
  'Ide pokok paragraf',
  '<p>Luas <b>lingkaran</b> itu &pi;r²</p>',
  'a < b, 50% & "c"',
)
/** What a schema cannot tell: which ids exist, what a picture or an e-mail looks like. */
const MEANT: Record<string, fc.Arbitrary<unknown>> = {
  qt_id: fc.constantFrom(1, 2, 3, '2'),
  page: fc.constantFrom(1, '1', '2'),
  limit: fc.constantFrom('', 5, '100'),
  ac_email: fc.constantFrom('staf@contoh.test', 'baru@contoh.test', ' Baru@Contoh.Test '),
  ac_password: fc.constantFrom('kunci-kebun-raya', 'delapan8!'),
  current_password: fc.constantFrom('kunci-kebun-raya'),
  ac_level: fc.constantFrom(2, '2'),
}

/** An upload takes a picture's bytes, everything else one of our URLs. */
function picture({ method, path, bodyType }: Route): fc.Arbitrary<unknown> {
  if (bodyType === 'multipart') return fc.constant(PNG)
  const isUpload = (method === 'POST' && /image$/i.test(path)) || /selection/.test(path)
  return fc.constantFrom(isUpload ? PNG_DATA_URL : IMAGE_URL)
}

function objectOf(route: Route, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fieldOf(route, name, schema)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

function fieldOf(route: Route, name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (name === 'image') return picture(route)
  const meant = MEANT[name]
  if (meant) return meant
  return /(^|_)id(_|$)/.test(name) ? id : shapedLike(route, schema)
}

function shapedLike(route: Route, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => shapedLike(route, one)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const [type] = [schema.type].flat()
  if (type === 'object') return objectOf(route, schema)
  if (type === 'array') return fc.array(shapedLike(route, schema.items ?? {}), { maxLength: 3 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return fc.integer({ min: 1, max: 9 })
  if (type === 'null') return fc.constant(null)
  return text
}
