import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type DatabaseAddress, driverOptions } from '../db/address.ts'
import { isNoSpace } from '../free-space/no-space.ts'

/**
 * A connection that this process keeps as long as it runs. Its lock says that a server runs on this folder, its end says
 * that the database is gone. However the process ends, the lock ends with it, so that no stale lock can remain.
 */
export interface Guard {
  /** Resolves when the connection is lost or released. */
  lost: Promise<void>
  release(): Promise<void>
}

export type Claim = { guard: Guard } | 'taken' | 'not ready' | 'no space'

/** Any number, the same in every release. */
const LOCK = 4_071_983_552

export async function claim(address: DatabaseAddress): Promise<Claim> {
  const client = new pg.Client({
    ...driverOptions(address),
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
    if (isNoSpace(error)) return 'no space'
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

/** No socket yet, no process that listens on it, or PostgreSQL is starting, recovering or ending. */
const NOT_READY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])

/** Messages of the driver, which have no code: the connection broke, now or before, or no answer came in time. */
const UNSAID = /^(Connection terminated|Client has encountered a connection error|timeout expired)/

function isNotReady(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return NOT_READY.has(code) || UNSAID.test(error.message)
}
