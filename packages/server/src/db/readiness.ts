import type { Db } from './connect.ts'
import { isMigrated } from './migrate.ts'
import { reachable } from './reachable.ts'

/**
 * Asks whether a database answers within half a second and every migration has run; the latter is asked until it is so,
 * for migrations are not taken back.
 */
export function readinessOf(db: Db): () => Promise<boolean> {
  let migrated = false
  return async () => {
    await reachable(db)
    migrated ||= await isMigrated(db)
    return migrated
  }
}
