import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { nearNow } from '../db/near-now.ts'

/** At most `hits` in any period of `minutes`. */
export interface Allowance {
  hits: number
  minutes: number
}

/** After `free` hits each further one doubles the time to wait, up to `longest` seconds. */
export interface GrowingDelay {
  free: number
  longest: number
  /** Minutes without a hit after which counting starts again. */
  forgottenAfter: number
}

/** Counts a hit; safe when several count at once. Gives the seconds to wait when none is left, else null. */
export async function countHit(db: Db, key: string, { hits, minutes }: Allowance): Promise<number | null> {
  const recent = sql`array(
    select at from unnest(t.recent) as at where ${nearNow(sql`at`, sql`make_interval(mins => ${minutes})`)} order by at)`
  const { rows } = await sql`
    insert into throttle as t (key, hits, recent) values (${key}, 1, array[now()])
    on conflict (key) do update set hits = cardinality(${recent}) + 1, recent = ${recent} || now(), since = now()
    where cardinality(${recent}) < ${hits}
    returning t.key`.execute(db)
  if (rows.length > 0) return null
  // a hit is free again when the oldest of the last `hits` leaves the period
  const first = sql`(${recent})[cardinality(${recent}) - ${hits - 1}]`
  return waitFor(db, sql`${first} + make_interval(mins => ${minutes})`, key)
}

/** Counts a hit and starts the time to wait. Gives the seconds to wait when one was running already, else null. */
export async function countAndClose(db: Db, key: string, delay: GrowingDelay): Promise<number | null> {
  const remembered = nearNow(sql`t.since`, sql`make_interval(mins => ${delay.forgottenAfter})`)
  const hits = sql`case when ${remembered} then t.hits + 1 else 1 end`
  const seconds = sql`least(${delay.longest}::int, 2 ^ least(${hits} - ${delay.free}::int, 20))`
  const { rows } = await sql`
    insert into throttle as t (key, hits, since) values (${key}, 1, now())
    on conflict (key) do update set
      hits = ${hits},
      since = now(),
      closed_till = case when ${hits} >= ${delay.free}::int then now() + make_interval(secs => ${seconds}) end
    where t.closed_till is null or t.closed_till <= now()
      -- longer than any wait: the clock was ahead when it began. The minute is for a statement that waited for this row:
      -- its now() is before that of the statement which closed it
      or t.closed_till > now() + make_interval(secs => ${delay.longest}::int) + interval '1 minute'
    returning t.key`.execute(db)
  return rows.length > 0 ? null : waitFor(db, sql`t.closed_till`, key)
}

async function waitFor(db: Db, till: ReturnType<typeof sql>, key: string) {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${till} - now()))::int as seconds from throttle t where key = ${key}`.execute(db)
  return Math.max(1, rows[0]?.seconds ?? 1)
}

/**
 * Takes one hit back, with the time to wait that it started. A row of a single hit goes: a stranger who is refused could
 * fill the disk with one for each made-up e-mail.
 */
export async function takeBack(db: Db, keys: string[]) {
  await sql`delete from throttle where key = any(${keys}::text[]) and hits <= 1`.execute(db)
  await sql`
    update throttle set
      hits = greatest(hits - 1, 0), recent = recent[:cardinality(recent) - 1], closed_till = null
    where key = any(${keys}::text[])`.execute(db)
}

export async function forgetHits(db: Db, key: string) {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

/** Deletes rows that no throttle uses any more. */
export async function forgetOldHits(db: Db) {
  await sql`delete from throttle where not ${nearNow(sql`since`, sql`interval '1 day'`)}`.execute(db)
  await sql`delete from known_place where seen_at < now() - interval '90 days'`.execute(db)
}

export async function isKnownPlace(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('known_place').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function rememberPlace(db: Db, key: string) {
  await sql`
    insert into known_place (key) values (${key})
    on conflict (key) do update set seen_at = now()`.execute(db)
}
