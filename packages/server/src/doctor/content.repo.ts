import { sql } from 'kysely'
import { cellsAreCounted } from '../count/tally/tally.repo.ts'
import type { Db } from '../db/connect.ts'
import { knowsBuckets } from '../media/bucket/move.repo.ts'

/** `server_version_num`, for example 150004 or 180001, and the version as text. */
export async function serverVersion(db: Db) {
  const { rows } = await sql<{ number: number; words: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as words`.execute(db)
  return rows[0] ?? { number: 0, words: '?' }
}

/** How far the clock of the database is ahead of this machine's, in milliseconds, without the time of the query. */
export async function clockSkew(db: Db): Promise<number> {
  await sql`select 1`.execute(db)
  const before = Date.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return (rows[0]?.now.getTime() ?? 0) - (before + Date.now()) / 2
}

/** How many of the kept counts, by product type and status, are not those of the questions themselves. */
export async function wrongTallies(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with counted as (
      select product_type, status, count(*) as amount from question group by 1, 2
    ), kept as (
      select product_type, status, sum(amount) as amount from (
        select product_type, value as status, amount from question_tally where facet = 'status'
        union all select product_type, status, amount from question_delta
      ) both_parts group by 1, 2
    )
    select count(*) as n from counted full join kept using (product_type, status)
    where coalesce(counted.amount, 0) <> coalesce(kept.amount, 0)`.execute(db)
  return rows[0]?.n ?? 0
}

/** How many combinations are counted wrongly in the cells; none before their backfill has counted them. */
export async function wrongCells(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from (
        select product_type, main, subject_id, status, class_id, level_id, label, amount from question_cell
        union all
        select product_type, main, subject_id, status, class_id, level_id, label, amount from question_delta
        union all
        select product_type, parent_id is null, subject_id, status, class_id, level_id, label, -1 from question
      ) parts
      group by product_type, main, subject_id, status, class_id, level_id, label having sum(amount) <> 0
    ) wrong
    where ${cellsAreCounted}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Pictures whose bytes are missing or differ from those that were uploaded. */
export async function damagedImages(db: Db): Promise<string[]> {
  const inside = (await knowsBuckets(db))
    ? sql`not exists (select from image_object where image_object.image_id = id)`
    : sql`true`
  const { rows } = await sql<{ id: string }>`
    select id from image left join image_bytes on image_id = id
    where (bytes is null and ${inside})
      or encode(sha256(bytes), 'hex') <> etag order by id`.execute(db)
  return rows.map(({ id }) => id)
}
