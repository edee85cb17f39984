import { randomBytes } from 'node:crypto'
import { ApiError } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Picture } from './decode.ts'
import { idOf, urlOf } from './media-url.repo.ts'

/** Stores a decoded picture under a new 128-bit id. It is a draft until a row or a text shows it. */
export async function insertImage(db: Db, { bytes, ...facts }: Picture, createdBy: number | null) {
  const id = randomBytes(16).toString('hex')
  await db
    .with('described', (db) =>
      db.insertInto('image').values({ id, ...facts, byte_size: bytes.length, created_by: createdBy }),
    )
    .insertInto('image_bytes')
    .values({ image_id: id, bytes })
    .execute()
  return { id, url: `/media/${id}.${facts.type}` }
}

/** The row of the picture with exactly this media URL; undefined for any other URL. */
export const findImage = (db: Db, url: string) =>
  db
    .selectFrom('image')
    .select(['id', 'type', 'etag', 'byte_size', 'used_at'])
    .where('id', '=', idOf(url) ?? '')
    .where(urlOf('image'), '=', url)
    .executeTakeFirst()

/** Some bytes of a picture in the database, and how many it has; the column is stored so that the others are not read. */
export const findBytes = (db: Db, id: string, { from, length }: { from: number; length: number }) =>
  db
    .selectFrom('image_bytes')
    .select(({ fn }) => [
      sql<Buffer>`substr(bytes, ${from + 1}::int, ${length}::int)`.as('bytes'),
      fn<number>('octet_length', ['bytes']).as('size'),
    ])
    .where('image_id', '=', id)
    .executeTakeFirst()

/** Whether its bytes are in a bucket. */
export const isOutside = async (db: Db, id: string) =>
  (await db.selectFrom('image_object').select('image_id').where('image_id', '=', id).executeTakeFirst()) !== undefined

/** The number of bytes of the pictures that an account stored in the last 24 hours. */
export async function storedToday(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(byte_size), 0)::int8 as total from image
    where created_by = ${accountId} and created_at between now() - interval '1 day' and now() + interval '1 day'`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/**
 * Removes a picture from the lists of questions (decisions 4). NOT_FOUND for a URL without a picture, IN_USE while a
 * row or a text shows it. The picture itself is deleted only when nothing ever showed it: else history may need it.
 */
export async function removeImage(db: Db, url: string) {
  const { rows } = await sql<{ id: string; used: boolean }>`
    select id, used_at is not null as used from image
    where id = ${idOf(url)} and ${urlOf('image')} = ${url} for update`.execute(db)
  const image = rows[0]
  if (!image) throw new ApiError('NOT_FOUND')
  if (await isShown(db, image.id)) throw new ApiError('IN_USE', { fields: { image: 'Gambar masih ditampilkan.' } })
  await db.deleteFrom('question_image').where('image_id', '=', image.id).execute()
  if (!image.used) await db.deleteFrom('image').where('id', '=', image.id).execute()
}

async function isShown(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from text_image where image_id = ${id}
    union all select from selection where image_id = ${id}
    union all select from banner where image_id = ${id}
    union all select from category_image where image_id = ${id}
    union all select from topic_image where image_id = ${id}
    union all select from subtopic_image where image_id = ${id}
    union all select from discussion_image where image_id = ${id}
    union all select from export_logo where image_id = ${id}
    union all select from import_image where image_id = ${id}
    limit 1`.execute(db)
  return rows.length > 0
}
