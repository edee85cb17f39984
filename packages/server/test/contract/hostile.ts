import type { Route } from '@bank/contract'
import fc from 'fast-check'
import { PNG_DATA_URL } from '../make.ts'
import type { Parts } from '../request.ts'
import { inputOf } from './routes.ts'
import { validRequest } from './valid-request.ts'

const long = (length: number) => 'x'.repeat(length)
/** Values that have broken servers before: types, bounds, encodings, syntax of other languages, very long input. */
const WORDS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\n',
  '\u202e',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '😀'.repeat(300),
  'é\u0301'.repeat(90),
  '１',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '0',
  '-0',
  '-1',
  '01',
  '+1',
  '1.0',
  '1e3',
  '0x1',
  '1e308',
  '1,2',
  ',',
  ',,1,,',
  '1,'.repeat(60),
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  long(256),
  long(10_001),
  long(200_001),
  "'",
  '"',
  "'; drop table question; --",
  "' or 1=1 --",
  '1 or 1=1',
  '$1',
  '%',
  '_%\\',
  '\\',
  '%00',
  '$(id)',
  '{{7*7}}',
  '`id`',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p></p>',
  '<p>&nbsp;</p>',
  '<math><mtext><style><img src=x onerror=alert(1)>',
  `${'<b>'.repeat(2000)}`,
  `${'<div>'.repeat(500)}x`,
  `<p>${'&amp;'.repeat(3000)}</p>`,
  '<!--',
  '<![CDATA[',
  '<svg onload=alert(1)>',
  '&#0;',
  '&#xD800;',
  '&#99999999;',
  '<a href="javascript:alert(1)">x</a>',
  '$\\frac{1}{0}$',
  '$'.repeat(1000),
  '\\$',
  '<math data-latex="\\def\\a{\\a\\a}\\a"><mi>x</mi></math>',
  'javascript:alert(1)',
  '//contoh.test',
  'http://',
  'http://[',
  'data:text/html,x',
  '../../etc/passwd',
  '/media/../x',
  '/media/00000000000000000000000000000002.png',
  `/media/${'f'.repeat(32)}.png,`,
  'image',
  'data:image/png;base64,',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'AAAA',
  PNG_DATA_URL,
  `${PNG_DATA_URL}!`,
  '2024-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2024-01-01',
  'Sat',
  'a@b',
  'a@b@c',
  `${long(250)}@b.id`,
  'staf@contoh.test',
  'password',
  long(129),
  '12345678',
  '__proto__',
  'constructor',
  'toString',
  'on-progress',
  'literasi',
  'SD',
]
const OTHERS: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  3,
  5,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e21,
  [],
  [[]],
  [null],
  [1],
  ['1'],
  ['a', 'b'],
  Array.from({ length: 101 }, () => ({})),
  {},
  { a: 1 },
  { $gt: '' },
  { toString: 'x' },
  { length: -1 },
  { id: { id: 1 } },
  [{ id: 1 }, { id: 1 }],
]
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...WORDS) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** A request with one wrong field, or with all fields wrong; a few are valid. */
export const hostileRequest = (route: Route): fc.Arbitrary<Parts> =>
  fc.oneof(
    { weight: 7, arbitrary: wrongInOne(route) },
    { weight: 1, arbitrary: validRequest(route) },
    { weight: 2, arbitrary: wrongInAll(route) },
  )

/** The places for a wrong value: the path, a query parameter, a field of the body, a field of a part in the body. */
function placesOf(route: Route): string[][] {
  const named = (part: 'params' | 'query' | 'body') =>
    Object.keys(inputOf(route, part).properties ?? {}).map((name) => [part, name])
  const inParts = Object.entries(inputOf(route, 'body').properties ?? {}).flatMap(([name, { items }]) =>
    Object.keys(items?.properties ?? {}).map((inner) => ['body', name, '0', inner]),
  )
  const inList = Object.keys(inputOf(route, 'body').items?.properties ?? {}).map((name) => ['body', '0', name])
  const places = [...named('params'), ...named('query'), ...named('body'), ...inParts, ...inList]
  return places.length > 0 ? places : [['query', 'unknown']]
}

function wrongInOne(route: Route): fc.Arbitrary<Parts> {
  const places = placesOf(route)
  return fc
    .tuple(validRequest(route), fc.constantFrom(...places), hostile)
    .map(([parts, path, value]) => put(parts, path, value) as Parts)
}

/** A copy of `within` with one value replaced; makes missing arrays and objects on the path. */
function put(within: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const next = (old: unknown) => (rest.length === 0 ? value : put(old, rest, value))
  if (key === '0')
    return [next(Array.isArray(within) ? within[0] : {}), ...(Array.isArray(within) ? within.slice(1) : [])]
  return { ...(within as object), [key]: next((within as Record<string, unknown> | undefined)?.[key]) }
}

function wrongInAll(route: Route): fc.Arbitrary<Parts> {
  const all = (part: 'params' | 'query' | 'body') =>
    fc.record(Object.fromEntries(Object.keys(inputOf(route, part).properties ?? {}).map((name) => [name, hostile])), {
      requiredKeys: [],
    })
  const body = fc.oneof(all('body'), hostile)
  return fc.record({
    params: all('params'),
    query: fc.oneof(all('query'), fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 })),
    body: route.body ? body : fc.constant(undefined),
  })
}
