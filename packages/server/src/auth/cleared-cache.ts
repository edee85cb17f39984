import { authRoutes } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

/** After a sign-out the browser forgets what it has shown; never its storage, for drafts live there. */
export function addClearedCache(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === authRoutes.logout.path) reply.header('clear-site-data', '"cache"')
  })
}
