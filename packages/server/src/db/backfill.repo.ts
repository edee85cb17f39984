import { type Generated, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './types.ts'

/** Fills what a migration left empty in existing rows. The migration's trigger fills it for new rows. */
export interface Backfill {
  /** Set where people look at the newest rows first: the newest row when the job began comes first. */
  newestFirst?: true
  /** Must never change: the database stores the progress under this name. */
  name: string
  /** The table whose rows are processed, in the order of their ids unless `newestFirst`. */
  table: { [Table in keyof DB]: DB[Table] extends { id: Generated<number> } ? Table : never }[keyof DB]
  /** Fills the data of these rows. A killed turn is rolled back, so each row is filled exactly once. */
  fill: (db: Db, ids: number[]) => Promise<unknown>
}

/** Rows per turn: few, so that requests do not wait for its locks. */
export const TURN = 500

/** Key of the advisory lock. Any number, but the same in every release. */
const LOCK = 3_853_314_793

/**
 * Fills the next rows of a job and stores the progress, in one transaction. Does nothing while another server runs a
 * turn. Returns the share that is done, from 0 to 1; 1 means finished.
 */
export function takeTurn(db: Db, job: Backfill): Promise<number> {
  return db.transaction().execute(async (turn) => {
    if (await tryLock(turn)) await fillNext(turn, job)
    return (await sharesDone(turn))[job.name] ?? 0
  })
}

async function fillNext(turn: Db, job: Backfill) {
  const { done_to, goes_to, finished_at } = await progressOf(turn, job.name)
  if (finished_at) return
  const newest = await newestId(turn, job)
  // from the newest row downwards, `done_to` is the distance from the row that was the newest in the first turn
  const start = goes_to || newest
  const { rows } = job.newestFirst
    ? await sql<{ id: number }>`
        select id from ${sql.table(job.table)} where id <= ${start - done_to} order by id desc limit ${TURN}`.execute(
        turn,
      )
    : await sql<{ id: number }>`
        select id from ${sql.table(job.table)} where id > ${done_to} order by id limit ${TURN}`.execute(turn)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await job.fill(turn, ids)
  const last = ids.at(-1)
  await turn
    .updateTable('backfill')
    .set({
      goes_to: job.newestFirst ? start : newest,
      ...(last !== undefined && { done_to: job.newestFirst ? start - last + 1 : last }),
      ...(ids.length < TURN && { finished_at: sql<Date>`clock_timestamp()` }),
    })
    .where('name', '=', job.name)
    .execute()
}

async function newestId(turn: Db, { table }: Backfill) {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(turn)
  return rows[0]?.id ?? 0
}

async function progressOf(turn: Db, name: string) {
  await turn
    .insertInto('backfill')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return turn.selectFrom('backfill').selectAll().where('name', '=', name).forUpdate().executeTakeFirstOrThrow()
}

/** Has a job begin anew, within the transaction that makes it necessary. */
export const beginAnew = (db: Db, name: string) =>
  sql`
  insert into backfill (name) values (${name})
  on conflict (name) do update set done_to = 0, goes_to = 0, finished_at = null`.execute(db)

/** Whether a job has begun and is not finished. */
export async function isOpen(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('backfill').select('finished_at').where('name', '=', name).executeTakeFirst()
  return row !== undefined && row.finished_at === null
}

/** The share that is done, from 0 to 1, of each job that has begun; 1 only when it is finished. */
export async function sharesDone(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom('backfill').selectAll().orderBy('name').execute()
  return Object.fromEntries(
    rows.map(({ name, done_to, goes_to, finished_at }) => [name, finished_at ? 1 : done_to / (goes_to + 1)]),
  )
}

async function tryLock(turn: Db) {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as ours`.execute(turn)
  return rows[0]?.ours === true
}
