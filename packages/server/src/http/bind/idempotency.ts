import { createHash } from 'node:crypto'
import { ApiError, IDEMPOTENCY_KEY, idempotencyKey, invalid, isRepeatable, type Route } from '@bank/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { claimKey, keepReply, releaseKey, type Ticket } from '../../db/idempotency-keys.ts'
import { JsonAnswer } from './write-json.ts'

/** What identifies a repeated call; null when the client sent no key. `body` is the body before parsing. */
export function ticketOf(route: Route, request: FastifyRequest, body: unknown): Ticket | null {
  const sent = request.headers[IDEMPOTENCY_KEY.toLowerCase()]
  if (sent === undefined || !request.actor || !isRepeatable(route)) return null
  const { data: key, error } = idempotencyKey.safeParse(sent)
  if (key === undefined) throw invalid({ [IDEMPOTENCY_KEY]: error.issues[0]?.message ?? '' })
  return { account_id: request.actor.id, key, request_hash: hashOf(route, request, body) }
}

/** Files are compared by their bytes, because the form's boundary differs each time it is sent. */
function hashOf({ method, path }: Route, { params, query }: FastifyRequest, body: unknown) {
  const hash = createHash('sha256').update(JSON.stringify([method, path, params, query]))
  for (const [name, value] of Object.entries(body ?? {})) {
    const isFile = value instanceof Uint8Array
    hash.update(JSON.stringify([name, isFile ? value.length : value]))
    if (isFile) hash.update(value)
  }
  return hash.digest()
}

/**
 * Runs a call in its transaction, unless one with the same key has succeeded. Change and reply are saved together. A
 * refusal is not saved, so that the call may be tried again.
 */
export async function once(db: Db, ticket: Ticket, run: () => Promise<object>): Promise<object> {
  const earlier = await claimKey(db, ticket)
  if (earlier) return earlier
  const reply = await run()
  if (reply instanceof ApiError) await releaseKey(db, ticket)
  else await keepReply(db, ticket, reply instanceof JsonAnswer ? reply.json : JSON.stringify(reply))
  return reply
}
