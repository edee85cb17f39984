import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseAddress, SESSION_OPTIONS, wordsForDriver } from './address.ts'
import { withPool } from './pool-use.ts'
import { PreparingClient } from './preparing-client.ts'
import { readingTypes } from './reading-types.ts'
import type { DB } from './types.ts'

/** A connection or a transaction: repositories never know which. */
export type Db = Kysely<DB>

/** Milliseconds, from reliability 4. A migration may take its time and waits for its turn. */
const LIMITS = {
  request: {
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    /** When a server that would have cut the statement says nothing, nobody is there any more. */
    query_timeout: 8_000,
  },
  migration: {},
}

/** How long a request waits for a connection, in milliseconds, before it hears that the server is busy. */
const CONNECTION_WAIT = 5_000

interface ConnectOptions {
  limits?: keyof typeof LIMITS
  /** How many connections at most. */
  pool?: number
  /** Milliseconds of silence after which a connection counts as lost. */
  query_timeout?: number
}

/** A pool that connects when it is first asked and again whenever the server comes back. `destroy()` closes it. */
export function connect(
  address: DatabaseAddress,
  { limits = 'request', pool: max = 10, ...own }: ConnectOptions = {},
): Db {
  const pool = new pg.Pool({
    ...wordsForDriver(address),
    ...LIMITS[limits],
    ...own,
    Client: PreparingClient,
    types: readingTypes,
    max,
    connectionTimeoutMillis: CONNECTION_WAIT,
    idleTimeoutMillis: 0,
    application_name: 'bank-soal',
    options: SESSION_OPTIONS,
  })
  surviveLosses(pool)
  return withPool(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool)
}

/** A server that goes away fails the statement that runs on it; nobody listening to the rest would end the process. */
function surviveLosses(pool: pg.Pool) {
  const statementTellsIt = () => {}
  pool.on('error', statementTellsIt)
  pool.on('connect', (client) => client.on('error', statementTellsIt))
}
