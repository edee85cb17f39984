import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

/** In characters, which are bytes here: an address is ASCII (reliability 4). */
const MAX_ADDRESS = 8 * 1024

/** Refuses an address that is too long, before anything is read from the database. */
export function refuseLongAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > MAX_ADDRESS) throw new ApiError('TOO_LARGE')
  })
}
