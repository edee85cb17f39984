import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

const underWay = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `done` once, when the answer was sent or its connection is gone. Where a client sends its next requests without
 * waiting (pipelining), an answer whose turn has not come yet does not close with its connection, so both are watched.
 */
export function afterAnswer({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, done: () => void): void {
  if (raw.closed || socket.destroyed) {
    done()
    return
  }
  const all = ofConnection(socket)
  const end = () => {
    if (all.delete(end)) done()
  }
  all.add(end)
  raw.once('close', end)
}

/** What is to be done for the answers under way of a connection; one listener for all of them. */
function ofConnection(socket: Socket): Set<() => void> {
  const known = underWay.get(socket)
  if (known) return known
  const all = new Set<() => void>()
  underWay.set(socket, all)
  socket.once('close', () => {
    for (const end of all) end()
  })
  return all
}
