import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type DatabaseAddress, wordsForDriver } from './address.ts'

/**
 * A connection that is ours as long as we live: its lock says that one server runs on this folder, and its end that the
 * database is gone. The lock dies with us, however we die, so nothing stale is ever left to judge.
 */
export interface Guard {
  /** Resolves when the connection is lost or let go. */
  lost: Promise<void>
  release(): Promise<void>
}

export type Claim = { guard: Guard } | 'taken' | 'not ready'

/** Any number, the same in every release. */
const LOCK = 4_071_983_552

export async function claim(address: DatabaseAddress): Promise<Claim> {
  const client = new pg.Client({
    ...wordsForDriver(address),
    connectionTimeoutMillis: 5_000,
    application_name: 'bank-soal supervisor',
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve).on('error', () => resolve())
  })
  try {
    await client.connect()
    if (await locked(client)) return { guard: { lost, release: () => client.end() } }
    await client.end()
    return 'taken'
  } catch (error) {
    await client.end().catch(() => {})
    if (isNotReady(error)) return 'not ready'
    throw error
  }
}

/** The database notices a moment late that a killed server's connection is gone. */
async function locked(client: pg.Client) {
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    if (rows[0]?.ours) return true
    await pause(100)
  }
  return false
}

/** No socket yet, nobody behind it, or PostgreSQL says that it is starting, recovering or ending. */
const NOT_READY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])

/** What the driver says without a code: the connection broke, or nobody answered in time. */
const UNSAID = /^(Connection terminated|timeout expired)/

function isNotReady(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NOT_READY.has(code) || UNSAID.test(error.message)
}
