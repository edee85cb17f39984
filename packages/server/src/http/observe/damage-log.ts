import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { damagedBy, isDamage, wordsFor } from '../../db/damage.ts'

/** Names in the log what a request could not read because it is damaged on the disk; the client hears no more than that. */
export function logDamage(app: FastifyInstance, db: Db) {
  app.addHook('onError', async (request, _, error) => {
    if (!isDamage(error)) return
    const damaged = await damagedBy(db, error).catch(() => undefined)
    request.log.error({ damaged: damaged ? wordsFor(damaged) : error.message }, 'damaged on the disk: npm run doctor')
  })
}
