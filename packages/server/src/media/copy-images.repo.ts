import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Stores a copy of each picture under a new id. Returns a map from a picture's id to its copy's; skips unknown ids. */
export async function copyImages(db: Db, ids: string[], actorId: number): Promise<Map<string, string>> {
  const names = ids.map(() => randomBytes(16).toString('hex'))
  const { rows } = await sql<{ source: string; id: string }>`
    with given as (select * from unnest(${ids}::text[], ${names}::text[]) as pair (source, id)),
    copied as (
      insert into image (id, type, width, height, byte_size, etag, created_by)
      select given.id, image.type, width, height, byte_size, etag, ${actorId}::int
      from given join image on image.id = given.source for key share of image
      returning id)
    select given.source, given.id from given join copied on copied.id = given.id`.execute(db)
  const copies = new Map(rows.map((row) => [row.source, row.id]))
  // in one statement, for a picture may be moved between two; a copy in the bucket is the same object
  await sql`
    with pair as (
      select * from unnest(${[...copies.keys()]}::text[], ${[...copies.values()]}::text[]) as pair (source, id)),
    outside as (
      insert into image_object (image_id)
      select pair.id from pair join image_object on image_object.image_id = pair.source)
    insert into image_bytes (image_id, bytes)
    select pair.id, image_bytes.bytes from pair join image_bytes on image_bytes.image_id = pair.source`.execute(db)
  return copies
}
