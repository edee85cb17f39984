import type pg from 'pg'
import type { Db } from './connect.ts'

const pools = new WeakMap<Db, pg.Pool>()

/** Remembers which pool is behind a database, for `poolUse`. */
export function withPool(db: Db, pool: pg.Pool): Db {
  pools.set(db, pool)
  return db
}

/** Connections of a database that work, those that rest, and requests that wait for one. */
export function poolUse(db: Db) {
  const pool = pools.get(db)
  if (!pool) return { busy: 0, idle: 0, waiting: 0 }
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}
