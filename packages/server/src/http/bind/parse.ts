import type { Schema } from '@bank/contract'
import { ApiError, FILL_ALL } from '@bank/contract'
import type * as z from 'zod'

/** The parsed value, or VALIDATION with each wrong field (decisions 1). */
export function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const given = value === undefined ? {} : value
  const nul = findNul(given, [])
  if (nul) throw refusal({ [nul.join('.')]: 'Berisi karakter yang tidak diperbolehkan.' }, false)
  const result = (schema as unknown as z.ZodType).safeParse(given, { error: unsaid })
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => {
    const part = sentPart(given, path)
    return { name: part.join('.'), missing: isMissing(given, part), message }
  })
  throw refusal(
    Object.fromEntries(wrong.map(({ name, missing, message }) => [name, reasonOf(missing, message)])),
    wrong.some(({ missing }) => missing),
  )
}

const REQUIRED = 'Wajib diisi.'
const WRONG = 'Isian tidak valid.'

/** A missing field is "required", whichever rule it broke; a field with a value never is. */
function reasonOf(missing: boolean, message: string) {
  if (missing) return REQUIRED
  return message === REQUIRED ? WRONG : message
}

/** The part that the client sent: a wrong id in a comma list is reported at the whole text. */
function sentPart(given: unknown, path: PropertyKey[]) {
  let within = given
  const end = path.findIndex((key) => {
    if (typeof within !== 'object' || within === null) return true
    within = (within as Record<PropertyKey, unknown>)[key]
    return false
  })
  return end === -1 ? path : path.slice(0, end)
}

/** The reason when a schema has none: zod's are in English and name types. */
const unsaid = () => WRONG

/** A fault of the whole body belongs to no field. */
function refusal({ '': _, ...fields }: Record<string, string>, missing: boolean) {
  return new ApiError('VALIDATION', { message: missing ? FILL_ALL : undefined, fields })
}

function isMissing(given: unknown, path: PropertyKey[]) {
  const value = path.reduce<unknown>((within, key) => (within as Record<PropertyKey, unknown> | null)?.[key], given)
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

const MAX_DEPTH = 20

/** PostgreSQL's text cannot hold NUL. Nothing that we take is nested deeper than MAX_DEPTH. */
function findNul(value: unknown, path: string[]): string[] | null {
  if (path.length > MAX_DEPTH) throw new ApiError('MALFORMED')
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  for (const [key, part] of Object.entries(value)) {
    const found = findNul(part, [...path, key])
    if (found) return found
  }
  return null
}
