import type pg from 'pg'

const pools = new WeakMap<object, pg.Pool>()

/** Remembers which pool is behind a database, for `poolUse`. */
export function withPool<Database extends object>(db: Database, pool: pg.Pool): Database {
  pools.set(db, pool)
  return db
}

/** Connections of a database that work, those that rest, and requests that wait for one. */
export function poolUse(db: object) {
  const pool = pools.get(db)
  if (!pool) return { busy: 0, idle: 0, waiting: 0 }
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}
