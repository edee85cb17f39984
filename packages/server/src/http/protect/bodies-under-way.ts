import { ApiError } from '@bank/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Owner, sharesOf } from '../../process/shares.ts'
import { addressKey, addressOf } from './address-key.ts'
import { afterAnswer } from './after-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much of a body is in memory at once, where that is less than the whole. */
    heldBytes?: number
  }
}

const MIB = 1024 * 1024
/** Bodies up to this size are not counted: 2,000 connections of them are 125 MiB at most. */
const SMALL = 64 * 1024
/** What all larger bodies may take, from their first byte to the answer. Each costs some four times its size meanwhile. */
const WHOLE = 28 * MIB
/** Of a file that is stored while it arrives: the piece that is being written, and the next one. */
export const UPLOAD_HELD = 2 * MIB
/** Two of the largest pictures. */
const ACCOUNT = 16 * MIB
/** Many people of one office share an address. */
const ADDRESS = 24 * MIB

const shares = sharesOf({ whole: WHOLE, waiting: 400, waitMs: 20_000 })

/** Bytes of bodies that are held, and how many requests wait to send theirs. */
export const bodiesUse = () => shares.use()

/**
 * A large body is read when there is room for it: until then it waits in the client's connection. So many at once, or
 * many that never end, cannot fill the memory, and one client cannot keep the others out.
 */
export function limitBodiesUnderWay(app: FastifyInstance) {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (isLarge(request)) await holdWhileAnswering(request, reply, sizeOf(request))
    return payload
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'GET' && typeof payload === 'string') holdText(request, reply, payload.length)
    return payload
  })
}

/** A long answer that is written already does not wait for room, as it would take its memory meanwhile. */
function holdText(request: FastifyRequest, reply: FastifyReply, size: number) {
  if (size > SMALL) afterAnswer(request, reply, shares.takeNow(size, ownersOf(request)))
}

/** Whether its body is counted. */
export const isLarge = (request: FastifyRequest) => sizeOf(request) > SMALL

/** What was announced, at most what the route takes; without an announcement all of that. */
function sizeOf({ headers, routeOptions: { bodyLimit = 0, config } }: FastifyRequest): number {
  const most = config.heldBytes ?? bodyLimit
  const isChunked = headers['transfer-encoding'] !== undefined
  return isChunked ? most : Math.min(Number(headers['content-length'] ?? 0), most)
}

/** Takes `size` bytes of the budget for bodies until the answer is sent; waits for them, or throws UNAVAILABLE. */
export const holdWhileAnswering = (request: FastifyRequest, reply: FastifyReply, size: number) =>
  takeWhileAnswering(shares, request, reply, size, ownersOf(request))

/** The same of any budget. */
export async function takeWhileAnswering(
  from: ReturnType<typeof sharesOf>,
  request: FastifyRequest,
  reply: FastifyReply,
  size: number,
  owners: Owner[],
) {
  const gone = new AbortController()
  let release = () => gone.abort()
  afterAnswer(request, reply, () => release())
  if (gone.signal.aborted) throw new ApiError('UNAVAILABLE')
  const taken = await from.take(size, owners, gone.signal)
  if (gone.signal.aborted) taken()
  else release = taken
}

export const ofAddress = (request: FastifyRequest, most: number): Owner => ({
  key: `address ${addressKey(addressOf(request))}`,
  most,
})

const ownersOf = (request: FastifyRequest): Owner[] => [
  ofAddress(request, ADDRESS),
  ...(request.actor ? [{ key: `account ${request.actor.id}`, most: ACCOUNT }] : []),
]
