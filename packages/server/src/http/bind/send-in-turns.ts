import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { RowsInTurns } from '../../db/rows-in-turns.ts'
import { othersFirst } from '../../process/others-first.ts'
import { holdWhileAnswering } from '../protect/bodies-under-way.ts'
import { sendPieces } from './send-pieces.ts'

/**
 * Writes a list turn by turn, in the bytes that it would have as a whole. It begins when there is room for its longest
 * turn, else it is refused.
 */
export async function sendInTurns(
  request: FastifyRequest,
  reply: FastifyReply,
  response: z.ZodType<object>,
  list: RowsInTurns<unknown>,
) {
  await holdWhileAnswering(request, reply, list.longest)
  reply.header('content-type', 'application/json; charset=utf-8')
  await sendPieces(request, reply, jsonOf(list, response))
}

const HEAD = '{"data":['

/** The text of `{data, pagination}`, stripped to the contract like every reply. */
async function* jsonOf({ turns, pagination }: RowsInTurns<unknown>, response: z.ZodType<object>) {
  const stripped = (data: unknown[], limit: number) =>
    response.parse({ data, pagination: { ...pagination, limit } }) as { data: unknown[]; pagination: object }
  let count = 0
  for await (const turn of turns) {
    if (turn.length === 0) continue
    await othersFirst()
    yield (count === 0 ? HEAD : ',') + JSON.stringify(stripped(turn, 1).data).slice(1, -1)
    count += turn.length
  }
  const { pagination: end } = stripped([], pagination.limit ?? Math.max(1, count))
  yield `${count === 0 ? HEAD : ''}],"pagination":${JSON.stringify(end)}}`
}
