import { ERRORS, type ErrorCode, errorBody, IMAGE_BODY_LIMIT, isRead, isRepeatable, type Route } from '@bank/contract'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

/** Codes that do not follow from a route's shape. */
const ALSO: Record<string, ErrorCode[]> = {
  '/v1/login': ['WRONG_CREDENTIALS', 'SECOND_FACTOR', 'AWAITING_VERIFICATION', 'TOO_MANY'],
  '/v1/register': ['TOO_MANY'],
  '/v1/forgotPassword': ['TOO_MANY'],
  '/v1/resetPassword': ['NOT_FOUND', 'TOO_MANY'],
  '/v1/twin/denial': ['NOT_FOUND'],
  '/v1/question/:id': ['FORBIDDEN'],
  '/v1/snpmb/question/:id': ['FORBIDDEN'],
  '/v1/question/:id/ignore': ['FORBIDDEN'],
  '/v1/question/:id/review': ['FORBIDDEN'],
  '/v1/question/:id/verdict': ['FORBIDDEN'],
  '/v1/question/:id/unkeyed': ['FORBIDDEN', 'CONFLICT'],
  '/v1/question/:id/key-check': ['FORBIDDEN'],
  '/v1/key-check/:id': ['FORBIDDEN'],
  '/v1/review/task': ['FORBIDDEN'],
  '/v1/review/task/:id': ['FORBIDDEN'],
  '/v1/review/task/:id/take': ['FORBIDDEN'],
  '/v1/thread/:id': ['FORBIDDEN'],
  '/v1/comment/:id': ['FORBIDDEN'],
  '/v1/account/:id': ['FORBIDDEN', 'WRONG_CREDENTIALS', 'TOO_MANY'],
  '/v1/account/:id/reset': ['TOO_MANY'],
}

/** The statuses of every refusal of a call. */
export function errorStatusesOf(route: Route): number[] {
  const { access, method, params, query, body, bodyLimit, path } = route
  // TOO_LARGE: the address itself may be too long
  const codes: ErrorCode[] = ['UNAVAILABLE', 'TOO_LARGE', ...(ALSO[path] ?? [])]
  if (access !== 'public') codes.push('UNAUTHENTICATED')
  if (access === 'admin') codes.push('FORBIDDEN')
  if (params || query || body || isRepeatable(route)) codes.push('VALIDATION')
  if (params || body) codes.push('MALFORMED')
  if (params) codes.push('NOT_FOUND')
  if (body) codes.push('WRONG_TYPE')
  if (body && bodyLimit === IMAGE_BODY_LIMIT) codes.push('TOO_MANY', 'NOT_FOUND')
  if (body && method === 'DELETE') codes.push('NOT_FOUND')
  if (!isRead(route)) codes.push('CONFLICT')
  return [...new Set(codes.map((code) => ERRORS[code].status))].toSorted((one, other) => one - other)
}

/** The statuses of all refusals. */
export const ERROR_STATUSES = [...new Set(Object.values(ERRORS).map(({ status }) => status))]

export function errorResponse(status: number): ZodOpenApiResponseObject {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === status)
  const waits = status === ERRORS.TOO_MANY.status || status === ERRORS.UNAVAILABLE.status
  const example = (code: ErrorCode) => ({
    code,
    message: ERRORS[code].message,
    ...(code === 'VALIDATION' && { fields: { subject_name: 'Wajib diisi.' } }),
    ...(code === 'AWAITING_VERIFICATION' && { data: { ac_level: 3 } }),
  })
  return {
    description: codes.join(', '),
    ...(waits && { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } } }),
    content: {
      'application/json': {
        schema: errorBody,
        examples: Object.fromEntries(codes.map((code) => [code, { value: example(code) }])),
      },
    },
  }
}
