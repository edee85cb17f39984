import { ApiError } from '@bank/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** At least `bytes` in `every` milliseconds while a request arrives: 17 kbit/s. */
export const MIN_UPLOAD_RATE = { every: 30_000, bytes: 64 * 1024 }

/**
 * Cuts a request that sends less than MIN_UPLOAD_RATE (docs/decisions/017), on every route and on unknown addresses, also
 * when it was already refused and still sends. A slow line is fast enough.
 */
export function requireUploadRate(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.complete) return
    let seen = raw.socket.bytesRead
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead
      const isSlow = now - seen < MIN_UPLOAD_RATE.bytes
      seen = now
      if (!isSlow) return
      clearInterval(timer)
      cut(request, reply)
    }, MIN_UPLOAD_RATE.every)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}

function cut({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete) return
  if (reply.sent) raw.destroy()
  else void reply.header('connection', 'close').send(new ApiError('UNAVAILABLE'))
}
