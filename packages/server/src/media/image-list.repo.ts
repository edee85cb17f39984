import { invalid } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { idOf, urlOf } from './media-url.repo.ts'

/** The tables behind the comma-separated field `image` of a row, each with the column of its owner's id. */
const OWNER = {
  category_image: 'category_id',
  topic_image: 'topic_id',
  subtopic_image: 'subtopic_id',
  discussion_image: 'discussion_id',
} as const
type ImageList = keyof typeof OWNER

/** The URLs of the pictures of a row, in order, separated by commas; `owner` is the SQL name of the row's id. */
export const imageListOf = (list: ImageList, owner: string) => sql<string>`coalesce((
  select string_agg(${urlOf('listed')}, ',' order by entry.position)
  from ${sql.table(list)} entry join image listed on listed.id = entry.image_id
  where entry.${sql.ref(OWNER[list])} = ${sql.ref(owner)}), '')`

/** Sets the list of pictures of a row, in this order. 422 when a picture does not exist. */
export async function storeImageList(db: Db, list: ImageList, ownerId: number, urls: string[]) {
  const ids = urls.map(idOf)
  const table = sql.table(list)
  const owner = sql.ref(OWNER[list])
  const { rows } = await sql<{ id: string }>`select id from image where id = any(${ids}::text[])`.execute(db)
  if (rows.length < ids.length) throw invalid({ image: 'Gambar tidak ditemukan.' })
  await sql`delete from ${table} where ${owner} = ${ownerId} and image_id <> all(${ids}::text[])`.execute(db)
  await sql`
    insert into ${table} (${owner}, image_id, position)
    select ${ownerId}, id, place from unnest(${ids}::text[]) with ordinality as given (id, place)
    on conflict (${owner}, image_id) do update set position = excluded.position`.execute(db)
}
