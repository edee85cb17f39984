import { createHash, randomBytes } from 'node:crypto'
import { LEVEL, type Level } from '@bank/contract'
import { sql } from 'kysely'
import { compiledOnce } from '../db/compiled-once.ts'
import type { Db } from '../db/connect.ts'
import { nearNow } from '../db/near-now.ts'
import type { Actor } from '../http/bind/handler.ts'

export interface SessionLimits {
  idleMinutes: number
  maxHours: number
}

/** Decisions 2. */
export const SESSION_LIMITS: SessionLimits = { idleMinutes: 120, maxHours: 12 }

const hash = (token: string) => createHash('sha256').update(token).digest()

/** From where a session is opened: the device in words, and the client's address. */
export interface Origin {
  device_name: string
  address: string
}

/** A new session's token: 256 random bits, of which the database keeps only the hash. */
export async function openSession(db: Db, accountId: number, origin?: Origin): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const token_hash = hash(token)
  await db.insertInto('session').values({ token_hash, account_id: accountId }).execute()
  await db
    .insertInto('session_origin')
    .values({ token_hash, ...origin })
    .execute()
  return token
}

/** The condition for a row of `session` that is not expired. */
export const isOpen = ({ idleMinutes, maxHours }: SessionLimits) =>
  sql<boolean>`(${nearNow(sql`session.last_used_at`, sql`make_interval(mins => ${idleMinutes})`)}
    and ${nearNow(sql`session.created_at`, sql`make_interval(hours => ${maxHours})`)})`

const whoseSession = compiledOnce((db) =>
  sql<{ id: number; name: string; level: number; rested: boolean }>`
    select account.id, account.name, account.level,
      not ${nearNow(sql`session.last_used_at`, sql`interval '1 minute'`)} as rested
    from session join account on account.id = session.account_id
    where session.token_hash = ${''} and account.is_active = 1 and ${isOpen(SESSION_LIMITS)}`.compile(db),
)

/**
 * The account of a token. It is read on every request, so that a change by an admin takes effect at once. A call in the
 * background does not count as use.
 */
export async function actorOf(db: Db, token: string, limits: SessionLimits, background = false): Promise<Actor | null> {
  const session = hash(token)
  const [row] = await whoseSession(db, session, limits.idleMinutes, limits.maxHours)
  if (!row) return null
  if (row.rested && !background) await noteUse(db, session)
  const level: Level = row.level === LEVEL.admin ? LEVEL.admin : LEVEL.teamContent
  return { id: row.id, name: row.name, level, session }
}

/**
 * Runs at most once a minute, before the request itself, so it does not wait for the disk or for a standby, which can be
 * slow. A power cut may lose it; then the session counts as idle from a moment earlier.
 */
async function noteUse(db: Db, session: Buffer) {
  await sql`
    update session set last_used_at = now() from (select set_config('synchronous_commit', 'off', true)) unhurried
    where token_hash = ${session}`.execute(db)
}

export async function closeSession(db: Db, session: Buffer) {
  await db.deleteFrom('session').where('token_hash', '=', session).execute()
}

/** Ends an account's sessions, all or all except one. */
export async function closeSessionsOf(db: Db, accountId: number, but?: Buffer) {
  const sessions = db.deleteFrom('session').where('account_id', '=', accountId)
  await (but ? sessions.where('token_hash', '!=', but) : sessions).execute()
}

/** Deletes expired sessions. */
export async function forgetExpired(db: Db, limits: SessionLimits) {
  await sql`delete from session where not ${isOpen(limits)}`.execute(db)
}
