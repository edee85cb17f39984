import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** So many hits in any stretch of so many minutes. */
export interface Allowance {
  hits: number
  minutes: number
}

/** After so many hits each one closes the door twice as long as the last, up to `longest` seconds. */
export interface GrowingDelay {
  free: number
  longest: number
  /** Quiet minutes after which all is forgotten. */
  forgottenAfter: number
}

/** Counts a hit, whoever else counts at the same moment. Seconds to wait when there is none left, else null. */
export async function countHit(db: Db, key: string, { hits, minutes }: Allowance): Promise<number | null> {
  const recent = sql`array(
    select at from unnest(t.recent) as at where at > now() - make_interval(mins => ${minutes}) order by at)`
  const { rows } = await sql`
    insert into throttle as t (key, hits, recent) values (${key}, 1, array[now()])
    on conflict (key) do update set hits = cardinality(${recent}) + 1, recent = ${recent} || now(), since = now()
    where cardinality(${recent}) < ${hits}
    returning t.key`.execute(db)
  if (rows.length > 0) return null
  // a place is free when the first of the last so many is old enough
  const first = sql`recent[cardinality(recent) - ${hits - 1}]`
  return waitFor(db, sql`${first} + make_interval(mins => ${minutes})`, key)
}

/** Counts a hit and closes the door behind it. Seconds to wait when it is closed, else null. */
export async function countAndClose(db: Db, key: string, delay: GrowingDelay): Promise<number | null> {
  const hits = sql`case when t.since > now() - make_interval(mins => ${delay.forgottenAfter}) then t.hits + 1 else 1 end`
  const seconds = sql`least(${delay.longest}::int, 2 ^ least(${hits} - ${delay.free}::int, 20))`
  const { rows } = await sql`
    insert into throttle as t (key, hits, since) values (${key}, 1, now())
    on conflict (key) do update set
      hits = ${hits},
      since = now(),
      closed_till = case when ${hits} >= ${delay.free}::int then now() + make_interval(secs => ${seconds}) end
    where t.closed_till is null or t.closed_till <= now()
    returning t.key`.execute(db)
  return rows.length > 0 ? null : waitFor(db, sql`closed_till`, key)
}

async function waitFor(db: Db, till: ReturnType<typeof sql>, key: string) {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${till} - now()))::int as seconds from throttle where key = ${key}`.execute(db)
  return Math.max(1, rows[0]?.seconds ?? 1)
}

/** Takes one hit back, and opens the door that it closed. */
export async function takeBack(db: Db, keys: string[]) {
  await sql`
    update throttle set
      hits = greatest(hits - 1, 0), recent = recent[:cardinality(recent) - 1], closed_till = null
    where key = any(${keys}::text[])`.execute(db)
}

export async function forgetHits(db: Db, key: string) {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

/** Rows that no rule asks for any more. */
export async function forgetOldHits(db: Db) {
  await sql`delete from throttle where since < now() - interval '1 day'`.execute(db)
}
