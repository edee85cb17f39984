import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isMigrated } from './migrate.ts'

const PATIENCE_MS = 500

/**
 * Asks whether a database answers within half a second and every migration has run; that much is asked until it is so,
 * for migrations are not taken back.
 */
export function readinessOf(db: Db) {
  let migrated = false
  const ask = async () => {
    await sql`select 1`.execute(db)
    migrated ||= await isMigrated(db)
    return migrated
  }
  return () => Promise.race([ask(), wait(PATIENCE_MS, false, { ref: false })])
}
