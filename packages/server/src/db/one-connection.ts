import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseAddress, SESSION_OPTIONS, wordsForDriver } from './address.ts'
import type { Db } from './connect.ts'
import { readingTypes } from './reading-types.ts'
import type { DB } from './types.ts'

/** The same values read and written alike on every server, and as much time as it takes. */
const SETTINGS = [
  ['TimeZone', 'UTC'],
  ['DateStyle', 'ISO'],
  ['IntervalStyle', 'postgres'],
  ['extra_float_digits', '1'],
  ['bytea_output', 'hex'],
  ['client_encoding', 'UTF8'],
  ['synchronize_seqscans', 'off'],
  ['statement_timeout', '0'],
  ['lock_timeout', '0'],
  ['idle_in_transaction_session_timeout', '0'],
]

/** A connection of its own for long work in one transaction; `db` speaks over the same connection. */
export async function onOneConnection<Result>(
  address: DatabaseAddress,
  work: (client: pg.Client, db: Db) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...wordsForDriver(address),
    types: readingTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'bank-soal backup',
    options: SESSION_OPTIONS,
  })
  client.on('error', () => {}) // the statement that runs on it tells
  await client.connect()
  try {
    await client.query(SETTINGS.map(([name, value]) => `set ${name} = '${value}'`).join(';'))
    return await work(client, over(client))
  } finally {
    await client.end()
  }
}

function over(client: pg.Client): Db {
  const seat = Object.assign(client, { release: () => {} })
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => seat, end: async () => {} } }),
  })
}
