import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAnswer } from './after-answer.ts'

/** Files of a connection that wait for their turn. Browsers and proxies ask for none ahead. */
const MOST_AHEAD = 16
/** What holds its room in budgets of its own (bodies-under-way.ts, pictures-under-way.ts). */
const COUNTED = /^\/(?:v1|media)\//

interface Line {
  waiting: number
  /** Resolves when all requests so far are answered. */
  answered: Promise<unknown>
}
const lines = new WeakMap<Socket, Line>()

/**
 * Begins a file when all requests before it in its connection are answered. A client may ask for hundreds in one packet
 * and read none: each one begun held its first part and a descriptor, and those whose turn never came gave neither back.
 */
export function sendFilesOneAfterAnother(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const line = lines.get(socket) ?? { waiting: 0, answered: Promise.resolve() }
    lines.set(socket, line)
    const before = line.answered
    line.answered = Promise.all([before, new Promise<void>((resolve) => afterAnswer(request, reply, resolve))])
    if (COUNTED.test(request.url)) return
    if (line.waiting >= MOST_AHEAD) socket.destroy()
    line.waiting += 1
    await before
    line.waiting -= 1
    if (socket.destroyed) reply.hijack()
  })
}
