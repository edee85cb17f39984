import { authRoutes } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

/** After a sign-out the browser clears its cache, but not its storage, which holds drafts. */
export function addClearedCache(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === authRoutes.logout.path) reply.header('clear-site-data', '"cache"')
  })
}
