import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

const PATIENCE_MS = 500

/** Rejects when the database does not answer within half a second. */
export async function reachable(db: Db) {
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('the database is slow to answer')
  })
  late.catch(() => {}) // it loses the race on every good day
  await Promise.race([sql`select 1`.execute(db), late])
}
