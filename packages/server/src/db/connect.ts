import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import { type DatabaseAddress, wordsForDriver } from './address.ts'
import { preparing } from './preparing.ts'
import type { DB } from './types.ts'

/** A connection or a transaction: repositories never know which. */
export type Db = Kysely<DB>

/** Milliseconds, from reliability 4. A migration may take its time and waits for its turn. */
const LIMITS = {
  request: { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 },
  migration: { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 },
}

interface ConnectOptions {
  limits?: keyof typeof LIMITS
  /** How many connections at most. */
  pool?: number
}

/** A pool that connects when it is first asked and again whenever the server comes back. `destroy()` closes it. */
export function connect(address: DatabaseAddress, { limits = 'request', pool = 10 }: ConnectOptions = {}): Db {
  return new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: preparing(driver(address, pool, limits)) }) })
}

function driver(address: DatabaseAddress, max: number, limits: keyof typeof LIMITS) {
  const { url, ...where } = { url: undefined, ...wordsForDriver(address) }
  const options = {
    ...where,
    max,
    types,
    connect_timeout: 5,
    // a restarted server is found again at once instead of after a growing pause
    backoff: () => RECONNECT_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'bank-soal', TimeZone: 'UTC', ...LIMITS[limits] },
  }
  return url === undefined ? postgres(options) : postgres(url, options)
}

const RECONNECT_SECONDS = 0.1

/** A count is a number and a date stays the day that it is; the driver's own choice is a string and a Date. */
const types = {
  bigint: { to: 20, from: [20], parse: safeInteger, serialize: String },
  date: { to: 1082, from: [1082], parse: (day: string) => day, serialize: (day: string) => day },
}

function safeInteger(digits: string) {
  const value = Number(digits)
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is beyond the safe integers')
  return value
}
