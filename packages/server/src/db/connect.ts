import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseAddress, driverOptions, hearNoSpace, SESSION_OPTIONS } from './address.ts'
import { withPool } from './pool-use.ts'
import { PreparingClient } from './preparing-client.ts'
import { readingTypes } from './reading-types.ts'
import { REQUEST_LIMITS } from './request-limits.ts'
import type { DB } from './types.ts'

/** A pool, a connection or a transaction. Repositories work with each of them. */
export type Db = Kysely<DB>

/** Milliseconds (reliability 4). A migration has no limits here: it may take long, and waits for its turn. */
const LIMITS = {
  request: {
    ...REQUEST_LIMITS,
    /** Longer than `statement_timeout`: a server that has not answered by then is gone. */
    query_timeout: 8_000,
  },
  migration: {},
}

/** Milliseconds that a request waits for a free connection before it fails with UNAVAILABLE. */
const CONNECTION_WAIT = 5_000

interface ConnectOptions {
  limits?: keyof typeof LIMITS
  /** The greatest number of connections. */
  pool?: number
  /** Milliseconds of silence after which a connection counts as lost. */
  query_timeout?: number
}

/** A pool that connects at its first query, and again after the server was away. `destroy()` closes it. */
export function connect(
  address: DatabaseAddress,
  { limits = 'request', pool: max = 10, ...own }: ConnectOptions = {},
): Db {
  const pool = new pg.Pool({
    ...driverOptions(address),
    ...LIMITS[limits],
    ...own,
    Client: clientFor(address),
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

const clientFor = (address: DatabaseAddress) =>
  class extends PreparingClient {
    constructor(options?: string | pg.ClientConfig) {
      super(options)
      hearNoSpace(this, address)
    }
  }

/** A lost connection already fails its statement. An 'error' event without a listener would end the process. */
function surviveLosses(pool: pg.Pool) {
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
}
