import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'
import type { FreeSpace } from './free-space.ts'

const RETRY_SECONDS = 60
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route changes nothing, whatever its method. */
    onlyReads?: true | undefined
  }
}

/** Reading goes on, so signing in and out stays allowed: it writes little. */
const SMALL = new Set(['/v1/login', '/v1/logout'])

/**
 * Refuses changes while the disk is nearly full: later PostgreSQL itself would fail. Checked after access, so that
 * strangers learn nothing of it, and before the body is read, so that nothing is sent in vain.
 */
export function refuseChangesWhenFull(app: FastifyInstance, freeSpace: FreeSpace | undefined) {
  if (!freeSpace) return
  app.addHook('preParsing', async ({ method, routeOptions: { url = '', config } }) => {
    if (method === 'GET' || method === 'HEAD' || config.onlyReads || SMALL.has(url)) return
    if (await freeSpace.isEnough()) return
    throw new ApiError('UNAVAILABLE', {
      message:
        'Ruang simpan server hampir penuh, jadi perubahan belum dapat disimpan. Membaca tetap bisa; beri tahu admin.',
      retryAfterSeconds: RETRY_SECONDS,
    })
  })
}
