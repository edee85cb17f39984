import { ApiError } from '@bank/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** So many bytes in so many milliseconds, as long as a call arrives: 17 kbit/s. */
export const PACE = { every: 30_000, bytes: 64 * 1024 }

/**
 * Listens to whoever sends, also over a slow line, but cuts who sends next to nothing (docs/decisions/017): of every
 * route, also of none, and of what is left to come after a refusal.
 */
export function keepPace(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.complete) return
    let seen = raw.socket.bytesRead
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead
      const isSlow = now - seen < PACE.bytes
      seen = now
      if (!isSlow) return
      clearInterval(timer)
      cut(request, reply)
    }, PACE.every)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}

function cut({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete) return
  if (reply.sent) raw.destroy()
  else void reply.header('connection', 'close').send(new ApiError('UNAVAILABLE'))
}
