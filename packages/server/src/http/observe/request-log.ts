import type { FastifyInstance } from 'fastify'

/** One line for each answer: which route, who, how it ended, how long; never a body, a query, a password or a token. */
export function addRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      account: request.actor?.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}
