import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAnswer } from '../protect/after-answer.ts'
import { setSecurityHeaders } from '../protect/headers.ts'

/** Longer than a piece takes on the slowest line that may send one (http/protect/upload-rate.ts). */
const PIECE_MS = 10 * 60_000

/**
 * Sends an answer piece by piece: each is made when the one before was taken. The first is made before anything is sent,
 * so that its failure is answered. A later one that fails cuts the connection, so that no client takes a part as the whole.
 */
export async function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string | Uint8Array>,
) {
  const all = pieces[Symbol.asyncIterator]()
  const first = await all.next()
  setSecurityHeaders(request, reply)
  reply.hijack() // the time limit of a call would cut a long answer on a slow line
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PIECE_MS)
  afterAnswer(request, reply, () => {
    // an answer that was sent whole ends by itself
    if (!reply.raw.writableFinished) late.abort()
  })
  await pipeline(withinTime(all, first, timer), reply.raw, { signal: late.signal })
    .catch((error) => request.log.error(error))
    .finally(() => clearTimeout(timer))
}

async function* withinTime<Piece>(all: AsyncIterator<Piece>, first: IteratorResult<Piece>, timer: NodeJS.Timeout) {
  for (let next = first; !next.done; next = await all.next()) {
    timer.refresh()
    yield next.value
  }
}
