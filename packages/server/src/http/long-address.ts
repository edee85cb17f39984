import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

/** Reliability 4; in characters, of which an address has only ASCII ones. */
const MAX_ADDRESS = 8 * 1024

/** Refuses an address that no link of ours can have, before anything is looked up. */
export function refuseLongAddresses(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > MAX_ADDRESS) throw new ApiError('TOO_LARGE')
  })
}
