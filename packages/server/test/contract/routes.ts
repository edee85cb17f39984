import { contract, type Route } from '@bank/contract'
import * as z from 'zod'

/** Every route of the contract by its name, `GET /v1/subject`. */
export const routes: [string, Route][] = Object.values(contract)
  .flatMap((resource): Route[] => Object.values(resource))
  .map((route) => [`${route.method} ${route.path}`, route])

/** What these tests read of a JSON schema. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
}

const read = new Map<unknown, JsonSchema>()

/** What a part of a request may be, before it is parsed. */
export function inputOf(route: Route, part: 'params' | 'query' | 'body'): JsonSchema {
  const schema = route[part]
  if (!schema) return {}
  const known = read.get(schema)
  if (known) return known
  const made = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  read.set(schema, made)
  return made
}

/** For a test that walks the whole contract: it takes seconds, and more on a busy machine. */
export const WALK = { timeout: 120_000 }
