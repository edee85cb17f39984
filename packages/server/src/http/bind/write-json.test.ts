import { contract, type Route } from '@bank/contract'
import { timestamp } from '@bank/contract/fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { jsonWriter } from './write-json.ts'

const routes = Object.entries(contract).flatMap(([resource, all]) =>
  Object.entries<Route>(all).map(([name, route]) => ({ name: `${resource}.${name}`, route })),
)

type Lengths = { minimum?: number; maximum?: number; length?: number }
/** Between the lengths that a list may have, at most 3 where it may have fewer. */
function lengthsOf(checks: z.core.$ZodCheck<never>[] = []) {
  const { minimum = 0, maximum = 3, length }: Lengths = Object.assign({}, ...checks.map(({ _zod }) => _zod.def))
  return { minLength: length ?? minimum, maxLength: length ?? Math.max(minimum, Math.min(maximum, 3)) }
}

/** Values of a schema, as the database may give them, with fields that it does not name. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema === timestamp)
    return fc.oneof(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }),
      fc.constantFrom('2026-03-01T07:00:00+07:00', '2026-03-01'),
    )
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      if ('format' in def || def.checks?.length)
        return fc.constant('format' in def && def.format === 'date' ? '2026-03-01' : 'SOAL-1')
      return fc.oneof(fc.string({ unit: 'binary', maxLength: 9 }), fc.constantFrom('<p>"a\\b"\n</p>', '\ud800', 'soal'))
    case 'number':
      if ('format' in def || def.checks?.length) return fc.integer({ min: 1, max: 5 })
      return fc.constantFrom(0, -0, 0.5, -1.5e-9, 1e21)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(valuesOf(def.innerType))
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'array':
      return fc.array(valuesOf(def.element), lengthsOf(def.checks))
    case 'tuple':
      return fc.tuple(...def.items.map(valuesOf))
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    case 'record':
      return fc.dictionary(namesOf(def.keyType), valuesOf(def.valueType), { maxKeys: 3 })
    case 'object':
      return fc.record({
        undeclared: fc.constant('rahasia'),
        ...Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, valuesOf(part)])),
      })
    default:
      return fc.jsonValue()
  }
}

/** Names of the fields of a record: any, unless the schema has a list of them. */
function namesOf(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'enum' ? fc.constantFrom(...Object.values(def.entries).map(String)) : fc.string({ maxLength: 5 })
}

const RUNS = Number(process.env.FUZZ_RUNS ?? 5)
const WRONG = ['1', 1.5, Number.NaN, true, null, undefined, [], {}, new Date(Number.NaN), new Date(8e15), 10n]

/** The value with one part, anywhere in it, replaced by something else. */
const spoilt = (value: unknown, choose: (below: number) => number): unknown => {
  const inside = typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.entries(value) : []
  const entry = inside[choose(inside.length + 1)]
  if (!entry) return WRONG[choose(WRONG.length)]
  const changed = spoilt(entry[1], choose)
  return Array.isArray(value)
    ? value.map((part, at) => (String(at) === entry[0] ? changed : part))
    : { ...(value as object), [entry[0]]: changed }
}

function outcome(write: () => string) {
  try {
    return write()
  } catch (error) {
    return `refused: ${(error as Error).message}`
  }
}

it.each(routes)('writes the bytes of parse and stringify, or refuses as parse does: $name', ({ route }) => {
  const schema = route.response as z.ZodType
  const write = jsonWriter(schema)
  const slow = (value: unknown) => JSON.stringify(schema.parse(value)) ?? 'null'
  fc.assert(
    fc.property(valuesOf(schema), fc.infiniteStream(fc.nat()), (value, numbers) => {
      expect(write(value)).toBe(slow(value))
      const wrong = spoilt(value, (below) => numbers.next().value % below)
      expect(outcome(() => write(wrong))).toBe(outcome(() => slow(wrong)))
    }),
    { numRuns: RUNS },
  )
})

const KINDS = {
  string: z.string(),
  number: z.number(),
  whole: z.int(),
  id: z.int().positive(),
  boolean: z.boolean(),
  enum: z.enum(['draft', 'approved']),
  literal: z.literal([1, 2]),
  nullable: z.string().nullable(),
  array: z.array(z.string()),
  tuple: z.tuple([z.string()]),
  nothing: z.tuple([]),
  object: z.object({ name: z.string().optional() }),
  timestamp,
}

it.each(Object.entries(KINDS))('takes and refuses the same values as parse: %s', (_, kind) => {
  const schema = z.object({ kind })
  const write = jsonWriter(schema)
  for (const value of [
    ...WRONG,
    'draft',
    0,
    -0,
    -1,
    2,
    2 ** 60,
    Number.POSITIVE_INFINITY,
    ['a'],
    ['a', 'b'],
    { name: 1 },
  ])
    expect(outcome(() => write({ kind: value }))).toBe(outcome(() => JSON.stringify(schema.parse({ kind: value }))))
})
