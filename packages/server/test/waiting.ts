import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'

/** How many connections wait for a lock that another holds. */
export async function waiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::integer as calls from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.calls
}
