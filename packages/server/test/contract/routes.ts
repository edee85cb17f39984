import { contract, type Route } from '@bank/contract'
import * as z from 'zod'

/** Every route of the contract by its name, `GET /v1/subject`. */
export const routes: [string, Route][] = Object.values(contract)
  .flatMap((resource): Route[] => Object.values(resource))
  .map((route) => [`${route.method} ${route.path}`, route])

/** The keywords of JSON schema that these tests read. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const read = new Map<unknown, JsonSchema>()

/** The JSON schema of a part of a request, before it is parsed. */
export function inputOf(route: Route, part: 'params' | 'query' | 'body'): JsonSchema {
  const schema = route[part]
  if (!schema) return {}
  const known = read.get(schema)
  if (known) return known
  const made = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  read.set(schema, made)
  return made
}
