import { join } from 'node:path'
import { ApiError } from '@bank/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'
/** Paths of the server: an unknown one here is a 404, not a page of the web app. */
const OURS = /^\/(v1|media|docs|healthz|readyz|metrics|\.well-known)(\/|\?|$)/

/** Serves the built web app. Every other path gets its first page, because the browser does the routing. */
export async function addWebApp(app: FastifyInstance, root: string | undefined) {
  if (root) {
    await app.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(root, 'assets')) ? YEAR : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!root || !isPage || OURS.test(request.url) || request.url.startsWith('/assets/'))
      throw new ApiError('NOT_FOUND')
    return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
  })
}
