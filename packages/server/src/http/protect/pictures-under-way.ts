import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sharesOf } from '../../process/shares.ts'
import { afterAnswer } from './after-answer.ts'
import { ofAddress, takeWhileAnswering } from './bodies-under-way.ts'

/** Bytes that a picture under way holds: the part that is sent, the next one, and its request. */
const READER = 256 * 1024
/** 160 readers at a time. */
const WHOLE = 160 * READER
const ADDRESS = 136 * READER
/** As many as there may be connections. */
const WAITING = 2_000
/** Milliseconds. Node looks once in this time whether the reader took anything, so it is cut after up to twice as long. */
const STUCK_MS = 15_000

const shares = sharesOf({ whole: WHOLE, waiting: WAITING, waitMs: 20_000 })
/** The newest picture of a connection, until it was sent. */
const newest = new WeakMap<Socket, Promise<void>>()

/** Bytes of pictures that are held, and how many requests wait for theirs. */
export const picturesUse = () => shares.use()

/**
 * A picture is read from the database when there is room for one more reader, and after the pictures that were asked for
 * before it in the same connection. It waits, or throws UNAVAILABLE. To be called before anything else is waited for, so
 * that the pictures of a connection come in the order of their requests.
 */
export async function holdPicture(request: FastifyRequest, reply: FastifyReply) {
  const { socket } = request.raw
  const before = newest.get(socket)
  newest.set(socket, new Promise((resolve) => afterAnswer(request, reply, resolve)))
  await before
  await takeWhileAnswering(shares, request, reply, READER, [ofAddress(request, ADDRESS)])
  reply.raw.setTimeout(STUCK_MS, () => {
    // after the answer of a simulated request (app.inject) its timer still runs
    if (!reply.raw.destroyed) socket.destroy()
  })
}
