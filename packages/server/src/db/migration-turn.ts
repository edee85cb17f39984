import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Key of the advisory lock. Any number, but the same in every release. */
const LOCK = 3_853_314_792

/** Milliseconds between two tries of a server that waits for the lock. */
const TRY_EVERY = 200

/**
 * Runs `work` while no other server of the same database runs it, over one connection. It polls instead of waiting
 * inside PostgreSQL: a concurrent index build waits for every running statement, so a statement that waits for this
 * lock and the build would wait for each other.
 */
export async function oneServerOnly(connection: Db, work: () => Promise<void>) {
  while (!(await tryLock(connection))) await pause(TRY_EVERY)
  try {
    await work()
  } finally {
    // a lost connection has released its lock already; its error must not hide the one of `work`
    await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection).catch(() => {})
  }
}

async function tryLock(connection: Db) {
  const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as ours`.execute(
    connection,
  )
  return rows[0]?.ours === true
}
