import type pg from 'pg'

const pools = new WeakMap<object, pg.Pool>()

/** Stores the pool of a database, for `poolOf`. */
export function withPool<Database extends object>(db: Database, pool: pg.Pool): Database {
  pools.set(db, pool)
  return db
}

export const poolOf = (db: object) => pools.get(db)

/** The numbers of busy and idle connections of a database, and of requests that wait for one. */
export function poolUse(db: object) {
  const pool = pools.get(db)
  if (!pool) return { busy: 0, idle: 0, waiting: 0 }
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/**
 * Opens all connections of the pool: under load, opening one may take a third of a second of a call. When one cannot be
 * opened, the others are free all the same.
 */
export async function openAll(db: object) {
  const pool = pools.get(db)
  if (!pool) return
  const opening = Array.from({ length: pool.options.max }, () => pool.connect())
  const opened = await Promise.allSettled(opening)
  for (const one of opened) if (one.status === 'fulfilled') one.value.release()
  await Promise.all(opening)
}

/** Opens a connection in place of one that was closed on purpose: the next call would wait for it to be opened. */
export function openAnother(pool: pg.Pool) {
  // a pool gives its free connections first
  for (let free = pool.idleCount; free >= 0; free -= 1) pool.connect().then(release, ignore)
}

const release = (client: pg.PoolClient) => client.release()
const ignore = () => {}
