import type { createDocument, oas31 } from 'zod-openapi'
import { type Fields, fieldsOfBody, fieldsOfReply, isLeftOut } from './openapi-example-fields.ts'

type OpenApi = ReturnType<typeof createDocument>
type Schema = oas31.SchemaObject
type Schemas = Record<string, Schema | oas31.ReferenceObject>

const MOMENT = '2026-01-05T02:30:00.000Z'

/** The document with an example of every body, every success and every id in a path. Changes it in place. */
export function addExamples(document: OpenApi): OpenApi {
  const schemas = document.components?.schemas ?? {}
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item)) addToOperation(operation, path, method, schemas)
  }
  return document
}

function addToOperation(operation: oas31.OperationObject, path: string, method: string, schemas: Schemas) {
  const body = { fields: fieldsOfBody(path, method), leftOut: (field: string) => isLeftOut(path, field), schemas }
  for (const content of contentsOf(operation.requestBody)) content.example = exampleOf(content.schema, '', body)
  const reply = { fields: fieldsOfReply(method), leftOut: () => false, schemas }
  for (const content of Object.values(operation.responses ?? {}).flatMap(contentsOf)) {
    content.example = exampleOf(content.schema, '', reply)
  }
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'path') parameter.example = 1
  }
}

const contentsOf = (holder: object | undefined): oas31.MediaTypeObject[] =>
  holder && 'content' in holder ? Object.values(holder.content as oas31.ContentObject) : []

interface Choice {
  fields: Fields
  leftOut: (field: string) => boolean
  schemas: Schemas
}

function exampleOf(given: Schema | oas31.ReferenceObject | undefined, name: string, choice: Choice): unknown {
  const schema = resolve(given, choice.schemas)
  const known = choice.fields[name]?.find((value) => fits(schema, value))
  if (known !== undefined) return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf.find(saysSomething) ?? schema.anyOf[0], name, choice)
  return byType(schema, choice)
}

function byType(schema: Schema, choice: Choice): unknown {
  const [type] = [schema.type].flat()
  if (type === 'object') return objectExample(schema, choice)
  if (type === 'array') return arrayExample(schema, choice)
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (schema.format === 'date') return MOMENT.slice(0, 10)
  return schema.format === 'date-time' ? MOMENT : 'Teks'
}

function objectExample({ properties = {} }: Schema, choice: Choice) {
  const fields = Object.entries(properties).filter(([field]) => !choice.leftOut(field))
  return Object.fromEntries(fields.map(([field, schema]) => [field, exampleOf(schema, field, choice)]))
}

function arrayExample({ prefixItems, minItems = 1, maxItems, items }: Schema, choice: Choice) {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, '', choice))
  return maxItems === 0 ? [] : Array.from({ length: minItems }, () => exampleOf(items as Schema, '', choice))
}

const resolve = (schema: Schema | oas31.ReferenceObject = {}, schemas: Schemas): Schema =>
  '$ref' in schema && schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas) : (schema as Schema)

/** An alternative that is more than "nothing". */
const saysSomething = (schema: Schema | oas31.ReferenceObject) =>
  !('type' in schema && schema.type === 'null') && !('const' in schema && schema.const === '')

function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => !('$ref' in one) && fits(one as Schema, value))
  if (schema.enum) return schema.enum.includes(value)
  if (schema.const !== undefined) return schema.const === value
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return false
  const type = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
  return [schema.type].flat().some((allowed) => allowed === type || (allowed === 'number' && type === 'integer'))
}
