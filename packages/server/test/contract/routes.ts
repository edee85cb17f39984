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

/** What a part of a request may be, before it is parsed. */
export function inputOf(route: Route, part: 'params' | 'query' | 'body'): JsonSchema {
  const schema = route[part]
  if (!schema) return {}
  return z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}
