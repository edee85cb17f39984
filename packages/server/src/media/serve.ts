import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { findBytes, findImage } from './media.repo.ts'

/** Exam pages embed these; whoever has the 128-bit name may see the picture (decisions 4). */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': 'sandbox',
  'cross-origin-resource-policy': 'cross-origin',
}
const CONTENT_TYPE = { png: 'image/png', jpg: 'image/jpeg' }

/** `GET /media/<id>.png|jpg`, without a token; a copy that the client still has is not sent again. */
export function addMedia(app: FastifyInstance, db: Db) {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const image = await findImage(db, `/media/${request.params.file}`)
    if (!image) throw new ApiError('NOT_FOUND')
    const etag = `"${image.etag}"`
    if (isKnown(etag, request.headers['if-none-match']))
      return reply
        .code(304)
        .headers({ ...HEADERS, etag })
        .send()
    const stored = await findBytes(db, image.id)
    if (!stored) throw new ApiError('NOT_FOUND')
    return reply
      .headers({ ...HEADERS, etag })
      .type(CONTENT_TYPE[image.type])
      .send(stored.bytes)
  })
}

/** Whether `If-None-Match` names this version; a proxy may have made the tag weak. */
function isKnown(etag: string, ifNoneMatch = '') {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
