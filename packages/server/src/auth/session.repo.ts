import { createHash, randomBytes } from 'node:crypto'
import { LEVEL, type Level } from '@bank/contract'
import { sql } from 'kysely'
import { compiledOnce } from '../db/compiled-once.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/handler.ts'

export interface SessionLimits {
  idleMinutes: number
  maxHours: number
}

/** Decisions 2. */
export const SESSION_LIMITS: SessionLimits = { idleMinutes: 120, maxHours: 12 }

const hash = (token: string) => createHash('sha256').update(token).digest()

/** A new session's token: 256 random bits, of which the database keeps only the hash. */
export async function openSession(db: Db, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({ token_hash: hash(token), account_id: accountId })
    .execute()
  return token
}

const whoseSession = compiledOnce((db) =>
  sql<{ id: number; name: string; level: number; rested: boolean }>`
    select account.id, account.name, account.level, session.last_used_at < now() - interval '1 minute' as rested
    from session join account on account.id = session.account_id
    where session.token_hash = ${''} and account.is_active = 1
      and session.last_used_at > now() - make_interval(mins => ${0})
      and session.created_at > now() - make_interval(hours => ${0})`.compile(db),
)

/** Who a token stands for now: the account is asked on every request, so that what an admin takes away is gone at once. */
export async function actorOf(db: Db, token: string, limits: SessionLimits): Promise<Actor | null> {
  const session = hash(token)
  const [row] = await whoseSession(db, session, limits.idleMinutes, limits.maxHours)
  if (!row) return null
  if (row.rested) await noteUse(db, session)
  const level: Level = row.level === LEVEL.admin ? LEVEL.admin : LEVEL.teamContent
  return { id: row.id, name: row.name, level, session }
}

/**
 * Once a minute, before whatever is asked: it does not wait for the disk, nor for a standby, which may take long on a bad
 * day. A power cut can take the last moment of it, and somebody counts as idle since a second earlier.
 */
async function noteUse(db: Db, session: Buffer) {
  await sql`
    update session set last_used_at = now() from (select set_config('synchronous_commit', 'off', true)) unhurried
    where token_hash = ${session}`.execute(db)
}

export async function closeSession(db: Db, session: Buffer) {
  await db.deleteFrom('session').where('token_hash', '=', session).execute()
}

/** Ends an account's sessions, all or all but one. */
export async function closeSessionsOf(db: Db, accountId: number, but?: Buffer) {
  const sessions = db.deleteFrom('session').where('account_id', '=', accountId)
  await (but ? sessions.where('token_hash', '!=', but) : sessions).execute()
}

/** Takes away what no token opens any more. */
export async function forgetExpired(db: Db, limits: SessionLimits) {
  await sql`
    delete from session
    where last_used_at <= now() - make_interval(mins => ${limits.idleMinutes})
      or created_at <= now() - make_interval(hours => ${limits.maxHours})`.execute(db)
}
