import { join } from 'node:path'
import { ApiError } from '@bank/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'
/** Paths of the server: an unknown one here is a 404, not a page of the web app. */
const OURS = /^\/(v1|media|docs|healthz|readyz|metrics|\.well-known)(\/|\?|$)/

/** A name that the build gives; hidden files and other paths are none. */
const ASSET = /^[\w-][\w.-]*$/

/** Serves the built web app. Every other path gets its first page, because the browser does the routing. */
export async function addWebApp(app: FastifyInstance, root: string | undefined) {
  if (root) {
    await app.register(staticFiles, {
      root,
      wildcard: false,
      globIgnore: ['assets/**'],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(root, 'assets')) ? YEAR : 'no-cache')
      },
    })
    addAssets(app)
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!root || !isPage || OURS.test(request.url) || request.url.startsWith('/assets/'))
      throw new ApiError('NOT_FOUND')
    return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/** One route for hundreds of files: a route for each was a sixth of the start (decision 052). */
function addAssets(app: FastifyInstance) {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: async ({ params: { '*': file } }, reply) => {
      if (!ASSET.test(file)) throw new ApiError('NOT_FOUND')
      return reply.sendFile(`assets/${file}`)
    },
  })
}
