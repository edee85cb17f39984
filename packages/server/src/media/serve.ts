import { Readable } from 'node:stream'
import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { fewConnectionsOf } from '../db/few-connections.ts'
import { holdPicture } from '../http/protect/pictures-under-way.ts'
import type { Bucket } from './bucket/bucket.ts'
import { findBytes, findImage, isOutside } from './media.repo.ts'

/** Exam pages on other sites embed these pictures. Anyone who knows the 128-bit name may see one (decisions 4). */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': 'sandbox',
  'cross-origin-resource-policy': 'cross-origin',
}
/** Bytes of a picture that are read at a time, so that thousands of slow readers do not fill the memory. */
const PART = 64 * 1024
const CONTENT_TYPE = { png: 'image/png', jpg: 'image/jpeg' }

/** `GET /media/<id>.png|jpg`, without a token. Answers 304 when the client's copy is current. */
export function addMedia(app: FastifyInstance, whole: Db, bucket: Bucket | undefined) {
  const db = fewConnectionsOf(whole, 'heavy')
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    await holdPicture(request, reply)
    const image = await findImage(db, `/media/${request.params.file}`)
    if (!image) throw new ApiError('NOT_FOUND')
    const etag = `"${image.etag}"`
    if (isKnown(etag, request.headers['if-none-match']))
      return reply
        .code(304)
        .headers({ ...HEADERS, etag })
        .send()
    const read = partsIn(db, bucket, image)
    const { bytes, size } = await read(0)
    return reply
      .headers({ ...HEADERS, etag, 'content-length': size })
      .type(CONTENT_TYPE[image.type])
      .send(bytes.length === size ? bytes : Readable.from(partsOf(read, bytes, size), { highWaterMark: 1 }))
  })
}

/** Each part is read when the client has taken the one before. One that fails cuts the connection. */
async function* partsOf(read: ReturnType<typeof partsIn>, first: Buffer, size: number) {
  yield first
  for (let from = PART; from < size; from += PART) yield (await read(from)).bytes
}

const OUTSIDE = 'Gambar ini di luar basis data dan sedang tidak terbaca. Silakan coba lagi sebentar lagi.'

/** Reads from the database or else from the bucket: a picture may be moved between two parts. */
function partsIn(db: Db, bucket: Bucket | undefined, image: { id: string; etag: string; byte_size: number }) {
  return async (from: number) => {
    const part = { from, length: PART }
    const stored = await findBytes(db, image.id, part)
    if (stored) return stored
    if (!(await isOutside(db, image.id))) throw new ApiError('NOT_FOUND')
    const bytes = await bucket?.get(image.etag, part).catch(() => undefined)
    if (!bytes) throw new ApiError('UNAVAILABLE', { message: OUTSIDE })
    return { bytes, size: image.byte_size }
  }
}

/** Whether `If-None-Match` contains this ETag; a proxy may have made it weak (`W/`). */
function isKnown(etag: string, ifNoneMatch = '') {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
