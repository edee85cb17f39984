import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

const ADDRESS = /\/media\/([0-9a-f]{32})\.(?:png|jpg)/g

/** Keeps what a draft shows with its import: until it is saved, no text shows these pictures. */
export async function keepDraftPictures(db: Db, jobId: number, draft: object): Promise<void> {
  const ids = Array.from(JSON.stringify(draft).matchAll(ADDRESS), ([, id]) => id)
  if (ids.length === 0) return
  await sql`
    insert into import_image (job_id, image_id)
    select ${jobId}, id from image where id = any(${ids}::text[]) and used_at is null
    on conflict do nothing`.execute(db)
}
