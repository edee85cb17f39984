import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'
import type { FreeSpace } from './free-space.ts'

const RETRY_SECONDS = 60
/** Reading goes on, so people may come and go: that writes a line, not a picture. */
const SMALL = new Set(['/v1/login', '/v1/logout'])

/**
 * While the disk is nearly full no change is taken in: it would be refused by PostgreSQL later, and more harshly. Asked
 * after the access and before the body, so that strangers learn nothing and nothing is sent in vain.
 */
export function refuseChangesWhenFull(app: FastifyInstance, freeSpace: FreeSpace | undefined) {
  if (!freeSpace) return
  app.addHook('preParsing', async ({ method, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD' || SMALL.has(routeOptions.url ?? '')) return
    if (await freeSpace.isEnough()) return
    throw new ApiError('UNAVAILABLE', {
      message:
        'Ruang simpan server hampir penuh, jadi perubahan belum dapat disimpan. Membaca tetap bisa; beri tahu admin.',
      retryAfterSeconds: RETRY_SECONDS,
    })
  })
}
