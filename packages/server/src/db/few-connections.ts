import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { takingTurns } from '../process/taking-turns.ts'
import type { Db } from './connect.ts'
import { poolOf, withPool } from './pool-use.ts'
import type { DB } from './types.ts'

/** Of the ten connections of a pool. A sign-in asks a dozen times, and on a busy machine each takes a quarter of a second. */
const MOST = { strangers: 5, heavy: 3 }
const databases = { strangers: new WeakMap<Db, Db>(), heavy: new WeakMap<Db, Db>() }

/**
 * The same pool for calls that come in floods or are heavy: those of a kind take a few connections together, and wait
 * for them. The rest stays free for the others.
 */
export function fewConnectionsOf(db: Db, kind: keyof typeof MOST): Db {
  const pool = poolOf(db)
  if (!pool) return db
  const known = databases[kind].get(db) ?? withPool(limited(pool, MOST[kind]), pool)
  databases[kind].set(db, known)
  return known
}

function limited(pool: pg.Pool, atOnce: number): Db {
  const inTurn = takingTurns({ atOnce, waiting: Number.POSITIVE_INFINITY })
  const connect = () =>
    new Promise((given, failed) => {
      const lend = async () => {
        const client = await pool.connect()
        await new Promise<void>((returned) => {
          const query = (...asked: [string, unknown[]]) => client.query(...asked)
          const release = () => {
            client.release()
            returned()
          }
          given({ query, release })
        })
      }
      inTurn(lend).catch(failed)
    })
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } as never }) })
}
