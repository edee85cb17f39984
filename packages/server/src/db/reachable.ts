import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

const TIMEOUT_MS = 500

/** Rejects when the database does not answer within half a second. */
export async function reachable(db: Db) {
  const late = wait(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('the database is slow to answer')
  })
  late.catch(() => {}) // usually it rejects after the race is over
  await Promise.race([sql`select 1`.execute(db), late])
}
