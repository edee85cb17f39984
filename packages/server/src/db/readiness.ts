import type { Db } from './connect.ts'
import { isMigrated } from './migrate.ts'
import { reachable } from './reachable.ts'

/**
 * Returns a check: rejects when the database does not answer within half a second, and resolves to whether every
 * migration has run. Once true it is not asked again, because migrations are never undone.
 */
export function readinessOf(db: Db): () => Promise<boolean> {
  let migrated = false
  return async () => {
    await reachable(db)
    migrated ||= await isMigrated(db)
    return migrated
  }
}
