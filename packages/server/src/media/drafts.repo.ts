import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/**
 * Deletes up to `most` pictures older than a day that were never used, and that no import shows. Deletes none while another server runs this.
 * Returns the number of deleted pictures.
 */
export async function deleteOldDrafts(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('tidy-images')) as mine`.execute(db)
  if (!rows[0]?.mine) return 0
  // skips locked pictures: a request that is saving one holds its lock
  const deleted = await sql`
    delete from image where id in (
      select id from image
      where used_at is null and created_at < now() - interval '1 day'
        and not exists (select from import_image where image_id = image.id)
        and not exists (select from question_image where image_id = image.id and question_id is not null)
      order by created_at limit ${most}
      for update skip locked)`.execute(db)
  return Number(deleted.numAffectedRows ?? 0)
}
