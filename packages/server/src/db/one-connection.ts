import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseAddress, driverOptions, hearNoSpace, SESSION_OPTIONS } from './address.ts'
import type { Db } from './connect.ts'
import { refuseShared } from './pooler.ts'
import { readingTypes } from './reading-types.ts'
import type { DB } from './types.ts'

/** Values have the same text on every server (backups depend on it), and no statement has a time limit. */
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

/**
 * Opens its own connection for long work in one transaction. `client` and `db` use the same connection. Throws StartRefused
 * behind a pooler, where the settings would stay with the sessions of others.
 */
export async function onOneConnection<Result>(
  address: DatabaseAddress,
  work: (client: pg.Client, db: Db) => Promise<Result>,
): Promise<Result> {
  await refuseShared(address)
  const client = new pg.Client({
    ...driverOptions(address),
    types: readingTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'bank-soal backup',
    options: SESSION_OPTIONS,
  })
  client.on('error', () => {}) // the statement that runs on it fails with the same error
  hearNoSpace(client, address)
  await client.connect()
  try {
    await client.query(SETTINGS.map(([name, value]) => `set ${name} = '${value}'`).join(';'))
    return await work(client, dbOver(client))
  } finally {
    await client.end()
  }
}

function dbOver(client: pg.Client): Db {
  const pooled = Object.assign(client, { release: () => {} })
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => pooled, end: async () => {} } }),
  })
}
