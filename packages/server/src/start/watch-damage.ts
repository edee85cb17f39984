import { LEVEL } from '@bank/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connect.ts'
import { type ChecksumFailures, checksumFailures } from '../db/damage.ts'
import { notify } from '../notice/notice.repo.ts'

/**
 * Asks PostgreSQL how many damaged pages it has read. `look` calls `onDamage` when there are more than at the last look,
 * and at the first one when there are any; `count` is what the last look found.
 */
export function watchDamage(db: Db, onDamage: (found: ChecksumFailures) => Promise<void>) {
  let count = 0
  async function look() {
    const found = await checksumFailures(db)
    const before = count
    // statistics may be reset
    count = found.count
    if (count > before) await onDamage(found)
  }
  return { look, count: () => count }
}

/** Tells those who run Bank Soal of damaged pages: in the log, and admins by a notice on Home. */
export async function tellOfDamage(db: Db, log: FastifyBaseLogger, found: ChecksumFailures) {
  log.error({ checksumFailures: found }, 'damaged pages on the disk: npm run doctor')
  await notify(db, { to: { level: LEVEL.admin }, kind: 'damage', data: { times: 1 } })
}
