import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
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
  let tellLost = () => {}
  const lost = new Promise<void>((resolve) => {
    tellLost = resolve
  })
  const { url: _, ...where } = { url: undefined, ...wordsForDriver(address) }
  const sql = postgres({
    ...where,
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    fetch_types: false,
    connection: { application_name: 'bank-soal supervisor' },
    onclose: () => tellLost(),
  })
  const release = () => sql.end({ timeout: 1 })
  try {
    if (await locked(sql)) return { guard: { lost, release } }
    await release()
    return 'taken'
  } catch (error) {
    await release()
    if (isNotReady(error)) return 'not ready'
    throw error
  }
}

/** The database notices a moment late that a killed server's connection is gone. */
async function locked(sql: postgres.Sql) {
  for (let tries = 0; tries < 20; tries++) {
    const [row] = await sql<{ ours: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as ours`
    if (row?.ours) return true
    await pause(100)
  }
  return false
}

/** No socket yet, nobody behind it, or PostgreSQL says that it is starting, recovering or ending. */
const NOT_READY = new Set([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  '57P03',
  '57P01',
])

const isNotReady = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && NOT_READY.has(error.code)
