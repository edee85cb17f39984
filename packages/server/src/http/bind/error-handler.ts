import { ApiError, ERRORS, type ErrorBody, type ErrorCode } from '@bank/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fromPostgres } from '../../db/postgres-errors.ts'

/** Our codes for Fastify's own refusals. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  406: 'WRONG_TYPE',
  408: 'MALFORMED',
  412: 'MALFORMED',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  416: 'MALFORMED',
  431: 'TOO_LARGE',
  503: 'UNAVAILABLE',
}
const RETRY_SECONDS = 5
/** Bytes of a too large body that are still read: a client whose connection is closed while it sends never reads the refusal. */
const MOST_DRAINED = 32 * 1024 * 1024

export function errorHandler(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = known(thrown)
  if (error.code === 'INTERNAL' || error.code === 'UNAVAILABLE') request.log.error(thrown)
  // the client sends too slowly: read no more of it
  if (isTimeout(thrown) && !request.raw.complete) reply.header('connection', 'close')
  const { 'content-length': length } = request.headers
  if (error.code === 'TOO_LARGE' && Number(length) <= MOST_DRAINED) reply.removeHeader('connection')
  return refuse(error, reply)
}

/** Answers with what the error says. */
export function refuse(error: ApiError, reply: FastifyReply) {
  const retryAfter = error.retryAfterSeconds ?? (error.code === 'UNAVAILABLE' ? RETRY_SECONDS : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  const body: ErrorBody = { code: error.code, message: error.message, fields: error.fields, data: error.data }
  return reply.status(ERRORS[error.code].status).send(body)
}

function known(thrown: unknown): ApiError {
  // Fastify's own, of a request: a client that is cut off has the code of a lost database
  if (thrown instanceof Error && 'statusCode' in thrown)
    return new ApiError(BY_STATUS[Number(thrown.statusCode)] ?? 'INTERNAL')
  const error = fromPostgres(thrown)
  return error instanceof ApiError ? error : new ApiError('INTERNAL')
}

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT'
