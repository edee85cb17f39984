import { contract, IDEMPOTENCY_KEY, idempotencyKey, isRepeatable, type Route } from '@bank/contract'
import * as z from 'zod'
import {
  createDocument,
  type oas31,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { ERROR_STATUSES, errorResponse, errorStatusesOf } from './openapi-errors.ts'
import { addExamples } from './openapi-examples.ts'

type OpenApi = ReturnType<typeof createDocument>

const ROUTES = Object.values(contract).flatMap((resource): Route[] => Object.values(resource))
/** The path and method of a route in the document. */
const pathOf = ({ path }: Route) => path.replace(/:(\w+)/g, '{$1}')
const methodOf = ({ method }: Route) => method.toLowerCase() as Lowercase<Route['method']>

const DESCRIPTION = `All calls of Bank Soal. Sign in with \`POST /v1/login\`, then send the token in the header \`token\` or as a
bearer. Ids are numbers; their digits will do. A list answers \`{data, pagination}\`; without \`page\` some lists are given whole. Every error has the one form
\`{code, message, fields}\`: \`message\` is a sentence for the person, \`fields\` says which field is wrong and why. A call
sent again with the same \`${IDEMPOTENCY_KEY}\` is done once.`

/** The contract as an OpenAPI 3.1 document: shapes, errors and an example for each call. */
export function openApiDocument(): OpenApi {
  const definition: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: { title: 'Bank Soal', version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: paths(),
    components: {
      responses: Object.fromEntries(ERROR_STATUSES.map((status) => [`Error${status}`, errorResponse(status)])),
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
  const document = readable(createDocument(definition))
  for (const route of ROUTES) {
    const operation = document.paths?.[pathOf(route)]?.[methodOf(route)]
    if (operation) addExamples(document, operation, route)
  }
  return document
}

/**
 * Simpler schemas for a reader: an id is an integer and a time a date-time. The description says once that digits will do
 * for a number. Changes its argument.
 */
function readable<Node>(node: Node): Node {
  if (typeof node !== 'object' || node === null) return node
  for (const inner of Object.values(node)) readable(inner)
  const schema = node as oas31.SchemaObject
  if (schema.format === 'date-time') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (isNumberOrDigits(schema.anyOf)) {
    delete schema.anyOf
    Object.assign(schema, { type: 'integer', minimum: 1 })
  }
  return node
}

function isNumberOrDigits(anyOf: oas31.SchemaObject['anyOf']) {
  const types = anyOf?.map((one) => ('type' in one && !('enum' in one) ? one.type : undefined)) ?? []
  return types.length === 2 && types.includes('string') && (types.includes('number') || types.includes('integer'))
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {}
  for (const [resource, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes) as [string, Route][]) {
      const path = pathOf(route)
      all[path] = { ...all[path], [methodOf(route)]: operation(resource, name, route) }
    }
  }
  return all
}

const ASKED_BY = {
  public: 'Needs no token.',
  staff: 'For Admin and Team Content (levels 1 and 2).',
  admin: 'For Admin alone (level 1).',
}

function operation(resource: string, name: string, route: Route): ZodOpenApiOperationObject {
  return {
    operationId: `${resource}_${name}`,
    tags: [resource],
    summary: route.summary,
    description: ASKED_BY[route.access],
    security: route.access === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    requestParams: {
      ...(route.params && { path: route.params as unknown as z.ZodObject }),
      ...(route.query && { query: route.query as unknown as z.ZodObject }),
      ...(isRepeatable(route) && { header: z.object({ [IDEMPOTENCY_KEY]: idempotencyKey.optional() }) }),
    },
    ...(route.body && {
      requestBody: {
        required: route.method === 'POST',
        content: { [bodyTypeOf(route)]: { schema: route.body as unknown as z.ZodType } },
      },
    }),
    responses: {
      [`${route.status ?? 200}`]: {
        description: 'Success',
        content: { [replyTypeOf(route)]: { schema: route.response as unknown as z.ZodType } },
      },
      ...Object.fromEntries(
        errorStatusesOf(route).map((status) => [`${status}`, { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
  }
}

const bodyTypeOf = ({ bodyType }: Route) => (bodyType === undefined ? 'application/json' : 'multipart/form-data')

const replyTypeOf = ({ replyType }: Route) => (replyType === 'file' ? 'application/octet-stream' : 'application/json')
