import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

/** JSON only, without prototype tricks; an empty JSON body is no body, so that a DELETE with a content type works. */
export function addJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, undefined)
    parse(request, String(text), (error, body) => (error ? done(new ApiError('MALFORMED')) : done(null, body)))
  })
}
