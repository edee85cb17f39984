import pg from 'pg'
import { StartRefused } from '../process/start-refused.ts'
import { type DatabaseAddress, driverOptions } from './address.ts'
import { connect } from './connect.ts'
import { lostLimits } from './lost-limits.repo.ts'
import { prepared } from './preparing-client.ts'

/** What a pooler in front of PostgreSQL (PgBouncer and others) does to the connections of an address. */
export interface Pooling {
  /** One session of PostgreSQL serves several clients by turns: what a client sets or locks there belongs to all. */
  sharesSessions: boolean
  /** A statement that was prepared may be unknown the next time. */
  losesStatements: boolean
  /** Settings of the requests that do not reach PostgreSQL, as `name = value`. */
  lost: string[]
}

const DIRECT = { sharesSessions: false, losesStatements: false, lost: [] }

/** Looks at an address over two connections of its own. The embedded PostgreSQL has no pooler. */
export async function poolingOf(address: DatabaseAddress): Promise<Pooling> {
  if (!('url' in address)) return DIRECT
  const { sharesSessions, losesStatements } = await inTurns(address)
  return { sharesSessions, losesStatements, lost: sharesSessions ? await lostSettings(address) : [] }
}

/** A session that is busy with others just then is not shared in one look. */
const LOOKS = 3

async function inTurns(address: DatabaseAddress): Promise<Omit<Pooling, 'lost'>> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const seen = await look(address)
    if (seen.sharesSessions) return seen
  }
  return DIRECT
}

/** Whether two clients that are connected at the same time get the same session, and what becomes of a prepared statement. */
async function look(address: DatabaseAddress): Promise<Omit<Pooling, 'lost'>> {
  const [one, other] = [clientOf(address), clientOf(address)]
  try {
    await Promise.all([one.connect(), other.connect()])
    const first = await sessionOf(one)
    // a pooler gives away the session of a client whose transaction has ended
    await other.query('begin')
    const taken = await sessionOf(other)
    // which has to be another session as long as this transaction is open
    const then = await sessionOf(one)
    return { sharesSessions: taken === first || then !== first, losesStatements: false }
  } catch (error) {
    if (isUnprepared(error)) return { sharesSessions: true, losesStatements: true }
    throw error
  } finally {
    await Promise.all([one.end(), other.end()].map((ended) => ended.catch(() => {})))
  }
}

function clientOf(address: DatabaseAddress) {
  const client = new pg.Client({
    ...driverOptions(address),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'bank-soal pooler',
  })
  client.on('error', () => {}) // the statement that runs on it fails with the same error
  return client
}

/** The process of PostgreSQL that answers, asked with a prepared statement. */
async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ session: number }>(
    prepared('select pg_backend_pid() as session where $1::int = 1', [1]),
  )
  return rows[0]?.session
}

/** A session does not know the statement that its client prepared, or knows it already from another client. */
const UNPREPARED = new Set(['26000', '42P05'])

const isUnprepared = (error: unknown) => error instanceof Error && 'code' in error && UNPREPARED.has(String(error.code))

async function lostSettings(address: DatabaseAddress): Promise<string[]> {
  const db = connect(address, { pool: 1 })
  return lostLimits(db).finally(() => db.destroy())
}

/** Refuses what sets or locks for a whole session: backups, restores and migrations. */
export async function refuseShared(address: DatabaseAddress): Promise<void> {
  if ('url' in address && (await inTurns(address)).sharesSessions) throw new StartRefused(NEEDS_DIRECT)
}

export const NEEDS_DIRECT =
  'DATABASE_DIRECT_URL: wajib diisi dengan alamat PostgreSQL sendiri, sebab alamat sekarang melewati pooler (PgBouncer); pembaruan dan cadangan tidak dijalankan lewat pooler.'

export const TOO_OLD =
  'DATABASE_URL: pooler di depan PostgreSQL kehilangan pernyataan yang disiapkan; pakai PgBouncer 1.21 atau yang lebih baru dengan max_prepared_statements di atas 0.'

export const saysLost = (lost: string[]) =>
  `pooler di depan PostgreSQL membuang pengaturan koneksi, jadi batas waktu tidak berlaku: ${lost.join(', ')}`
