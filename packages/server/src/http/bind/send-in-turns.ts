import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { RowsInTurns } from '../../db/rows-in-turns.ts'
import { othersFirst } from '../../process/others-first.ts'
import { afterAnswer } from '../protect/after-answer.ts'
import { holdWhileAnswering } from '../protect/bodies-under-way.ts'
import { setSecurityHeaders } from '../protect/headers.ts'

/** Longer than a turn takes on the slowest line that may send one (http/protect/upload-rate.ts). */
const TURN_MS = 10 * 60_000

/**
 * Writes a list turn by turn, in the bytes that it would have as a whole. It begins when there is room for its longest
 * turn, else it is refused. What fails later cuts the connection, so that no client takes half a list as whole.
 */
export async function sendInTurns(
  request: FastifyRequest,
  reply: FastifyReply,
  response: z.ZodType<object>,
  list: RowsInTurns<unknown>,
) {
  await holdWhileAnswering(request, reply, list.longest)
  const turns = list.turns[Symbol.asyncIterator]()
  const first = await turns.next()
  setSecurityHeaders(request, reply)
  reply.header('content-type', 'application/json; charset=utf-8')
  reply.hijack() // the time limit of a call would cut a long list on a slow line
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), TURN_MS)
  afterAnswer(request, reply, () => late.abort())
  const next = () => {
    timer.refresh()
    return turns.next()
  }
  await pipeline(jsonOf(list, first, next, response), reply.raw, { signal: late.signal })
    .catch((error) => request.log.error(error))
    .finally(() => clearTimeout(timer))
}

/** The text of `{data, pagination}`, stripped to the contract like every reply. */
async function* jsonOf(
  { pagination }: RowsInTurns<unknown>,
  first: IteratorResult<unknown[]>,
  next: () => Promise<IteratorResult<unknown[]>>,
  response: z.ZodType<object>,
) {
  const stripped = (data: unknown[], limit: number) =>
    response.parse({ data, pagination: { ...pagination, limit } }) as { data: unknown[]; pagination: object }
  let count = 0
  yield '{"data":['
  for (let turn = first; !turn.done; turn = await next()) {
    await othersFirst()
    const rows = JSON.stringify(stripped(turn.value, 1).data).slice(1, -1)
    if (rows !== '') yield count > 0 ? `,${rows}` : rows
    count += turn.value.length
  }
  const { pagination: end } = stripped([], pagination.limit ?? Math.max(1, count))
  yield `],"pagination":${JSON.stringify(end)}}`
}
