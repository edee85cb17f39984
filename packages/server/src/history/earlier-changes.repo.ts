import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Changes of before had far fewer entries than this between their first and last. */
const REACH = 20_000

/** The fill of backfill `changes`: writes the changes of entries that were written before the trigger existed. */
export async function writeEarlierChanges(db: Db, ids: number[]): Promise<void> {
  await sql`
    select write_change(change_id, max(id) - ${REACH}, max(id), null) from history
    where id = any(${ids}::bigint[])
      and not exists (select from change where change.change_id = history.change_id)
    group by change_id`.execute(db)
}
