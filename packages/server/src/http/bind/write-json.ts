import { timestamp } from '@bank/contract/fields'
import type * as z from 'zod'

/** An answer as it is sent. */
export class JsonAnswer {
  constructor(readonly json: string) {}
}

/** The JSON of a value; undefined where JSON has none, as JSON.stringify says it. */
type Write = (value: unknown) => string | undefined

/**
 * A function that writes what `JSON.stringify(schema.parse(value))` writes, in one step: the same bytes, without what the
 * schema does not name, and the same ZodError for a value that breaks it. Nothing is coerced.
 */
export function jsonWriter(schema: z.core.$ZodType): (value: unknown) => string {
  const write = writerOf(schema)
  const whole = parsedFirst(schema)
  return (value) => {
    try {
      return write(value) ?? 'null'
    } catch {
      return whole(value) ?? 'null' // throws with the path from the top
    }
  }
}

/** The slow way: any schema, any value. It serves each part of a schema that has no writer of its own. */
const parsedFirst =
  (schema: z.core.$ZodType): Write =>
  (value) =>
    JSON.stringify((schema as z.ZodType).parse(value))

/** A writer takes only values that need no rule of zod; for any other it asks the slow way. */
function writerOf(schema: z.core.$ZodType): Write {
  const slow = parsedFirst(schema)
  if (schema === timestamp) return (value) => instant(value) ?? slow(value)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'number') return numberWriter(def, slow)
  if (def.checks?.length) return slow
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? slow : (value) => (typeof value === 'string' ? quoted(value) : slow(value))
    case 'boolean':
      return def.coerce ? slow : (value) => (typeof value === 'boolean' ? String(value) : slow(value))
    case 'enum':
      return oneOf(Object.values(def.entries), slow)
    case 'literal':
      return oneOf(def.values, slow)
    case 'nullable': {
      const inner = writerOf(def.innerType)
      return (value) => (value === null ? 'null' : inner(value))
    }
    case 'optional': {
      const inner = writerOf(def.innerType)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'array': {
      const element = writerOf(def.element)
      return (value) => (Array.isArray(value) ? listOf(value, () => element) : slow(value))
    }
    case 'tuple': {
      const items = def.items.map(writerOf)
      const fits = (value: unknown): value is unknown[] => Array.isArray(value) && value.length === items.length
      return (value) => (fits(value) && !def.rest ? listOf(value, (at) => items[at] ?? slow) : slow(value))
    }
    case 'object':
      return def.catchall ? slow : objectWriter(def.shape, slow)
    default:
      return slow
  }
}

function objectWriter(shape: z.core.$ZodShape, slow: Write): Write {
  const fields = Object.entries(shape).map(([name, part]) => ({
    name,
    label: `${JSON.stringify(name)}:`,
    write: writerOf(part),
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return slow(value)
    let json = ''
    for (const { name, label, write } of fields) {
      const part = write((value as Record<string, unknown>)[name])
      if (part !== undefined) json += (json === '' ? label : `,${label}`) + part
    }
    return `{${json}}`
  }
}

function listOf(values: unknown[], writer: (at: number) => Write) {
  let json = ''
  for (let at = 0; at < values.length; at++) json += (at === 0 ? '' : ',') + (writer(at)(values[at]) ?? 'null')
  return `[${json}]`
}

/** Numbers of which only their size is asked, and whether they are whole. */
function numberWriter(def: z.core.$ZodNumberDef & { format?: string }, slow: Write): Write {
  const known = (def.format === undefined || def.format === 'safeint') && !def.coerce
  const bounds = (def.checks ?? []).map(({ _zod }) => _zod.def as z.core.$ZodCheckGreaterThanDef)
  if (!known || bounds.some(({ check, value }) => check !== 'greater_than' || typeof value !== 'number')) return slow
  const fits = def.format === 'safeint' ? Number.isSafeInteger : Number.isFinite
  const above = (number: number) =>
    bounds.every(({ value, inclusive }) => number > Number(value) || (inclusive && number === value))
  return (value) => (fits(value) && above(value as number) ? String(value) : slow(value))
}

function oneOf(values: readonly unknown[], slow: Write): Write {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]))
  return (value) => texts.get(value) ?? slow(value)
}

/** What `timestamp` makes of a Date or a text, of the years 0 to 9999. */
function instant(value: unknown) {
  if (!(value instanceof Date || typeof value === 'string')) return undefined
  const text = new Date(value).toISOString()
  return text.length === '2026-01-01T00:00:00.000Z'.length ? `"${text}"` : undefined
}

/** What JSON writes otherwise than it stands: control characters, quotes, backslashes, lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes them
const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/

const quoted = (text: string) => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`)
