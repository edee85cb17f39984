import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db } from './connect.ts'
import { openAnother, poolOf } from './pool-use.ts'
import { prepared } from './preparing-client.ts'
import { readingTypes } from './reading-types.ts'
import type { DB } from './types.ts'

/** The rows of a statement are longer than was allowed; the rest of them is not read. */
export class TooLong extends Error {}

const databases = new WeakMap<Db, Db>()

/** The same pool, but a statement whose values are longer than `most` characters together fails with TooLong; its connection is closed. */
export function shortResultsOf(db: Db, most: number): Db {
  const pool = poolOf(db)
  if (!pool) return db
  const known = databases.get(db) ?? limited(pool, most)
  databases.set(db, known)
  return known
}

function limited(pool: pg.Pool, most: number): Db {
  const connect = async () => {
    const client = await pool.connect()
    let isTooLong = false
    // the driver would read the rest, which may be 200 MB, only to forget it
    const stop = () => {
      isTooLong = true
      client.end().catch(() => {})
    }
    const query = (text: string, values: unknown[]) =>
      client.query({ ...prepared(text, values), types: countedTypes(most, stop) }).catch((error) => {
        throw isTooLong ? new TooLong() : error
      })
    const release = () => {
      client.release(isTooLong)
      if (isTooLong) openAnother(pool)
    }
    return { query, release }
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } as never }) })
}

/** What a parser of values throws fails its statement, and the driver drops the rows that it has already. */
function countedTypes(most: number, stop: () => void): pg.CustomTypesConfig {
  let left = most
  return {
    getTypeParser(type: number, format?: 'text' | 'binary') {
      const parse = readingTypes.getTypeParser(type, format)
      return (value: string) => {
        left -= value.length
        if (left >= 0) return parse(value)
        stop()
        throw new TooLong()
      }
    },
  }
}
