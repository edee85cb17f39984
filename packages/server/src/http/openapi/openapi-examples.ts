import type { Route } from '@bank/contract'
import { examplesInBody, examplesInReply, isLeftOut } from '@bank/contract/examples'
import type { createDocument, oas31 } from 'zod-openapi'

type OpenApi = ReturnType<typeof createDocument>
type Schema = oas31.SchemaObject
type Schemas = Record<string, Schema | oas31.ReferenceObject>

/** Adds an example of the body, the success and the id in the path to what the document says of this call. */
export function addExamples(document: OpenApi, operation: oas31.OperationObject, route: Route) {
  const schemas = document.components?.schemas ?? {}
  const body: Choice = {
    examples: (field) => examplesInBody(route, field),
    leftOut: (field) => isLeftOut(route, field),
    schemas,
  }
  for (const content of contentsOf(operation.requestBody)) content.example = exampleOf(content.schema, '', body)
  const reply: Choice = { examples: (field) => examplesInReply(route, field), leftOut: () => false, schemas }
  for (const content of Object.values(operation.responses ?? {}).flatMap(contentsOf)) {
    if (content.schema === undefined || isFile(content.schema)) continue
    content.example = exampleOf(content.schema, '', reply)
  }
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'path')
      parameter.example = exampleOf(parameter.schema, parameter.name, body)
  }
}

const contentsOf = (holder: object | undefined): oas31.MediaTypeObject[] =>
  holder && 'content' in holder ? Object.values(holder.content as oas31.ContentObject) : []

/** Bytes have no example. */
const isFile = (schema: Schema | oas31.ReferenceObject) => 'contentMediaType' in schema

interface Choice {
  examples: (field: string) => readonly unknown[]
  leftOut: (field: string) => boolean
  schemas: Schemas
}

function exampleOf(given: Schema | oas31.ReferenceObject | undefined, name: string, choice: Choice): unknown {
  const schema = resolve(given, choice.schemas)
  const known = choice.examples(name).find((value) => fits(schema, value))
  if (known !== undefined) return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf.find(saysSomething) ?? schema.anyOf[0], name, choice)
  return byType(schema, name, choice)
}

function byType(schema: Schema, name: string, choice: Choice): unknown {
  const [type] = [schema.type].flat()
  if (type === 'object') return objectExample(schema, choice)
  if (type === 'array') return arrayExample(schema, name, choice)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  throw new Error(`contract/src/examples.ts has nothing that fits "${name}"`)
}

function objectExample({ properties = {} }: Schema, choice: Choice) {
  const fields = Object.entries(properties).filter(([field]) => !choice.leftOut(field))
  return Object.fromEntries(fields.map(([field, schema]) => [field, exampleOf(schema, field, choice)]))
}

function arrayExample({ prefixItems, minItems = 1, maxItems, items }: Schema, name: string, choice: Choice) {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, name, choice))
  return maxItems === 0 ? [] : Array.from({ length: minItems }, () => exampleOf(items as Schema, name, choice))
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
  return [schema.type]
    .flat()
    .some((allowed) => allowed === typeOf(value) || (allowed === 'number' && Number.isInteger(value)))
}

function typeOf(value: unknown) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
