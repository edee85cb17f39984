import { sql } from 'kysely'
import { isOpen, type SessionLimits } from '../auth/session.repo.ts'
import type { Db } from '../db/connect.ts'

/** More than a person can look through; a program that signs in for every call may have more. */
const MOST_LISTED = 100

interface OwnSession {
  id: number
  device_name: string | null
  address: string | null
  created_at: Date
  last_used_at: Date
  current: boolean
}

/** The open sessions of an account, its own one of this call first, then the one used last. */
export async function listOwnSessions(db: Db, account_id: number, current: Buffer, limits: SessionLimits) {
  await numberEarlierSessions(db, account_id)
  const { rows } = await sql<OwnSession>`
    select o.id, o.device_name, o.address, session.created_at, session.last_used_at,
      session.token_hash = ${current} as current
    from session join session_origin o using (token_hash)
    where session.account_id = ${account_id} and ${isOpen(limits)}
    order by current desc, session.last_used_at desc, o.id desc limit ${MOST_LISTED}`.execute(db)
  return rows
}

/** Sessions that a server of the previous release opened have no origin, so no id either. */
async function numberEarlierSessions(db: Db, account_id: number) {
  await sql`
    insert into session_origin (token_hash) select token_hash from session s
    where account_id = ${account_id} and not exists (select from session_origin o where o.token_hash = s.token_hash)
    on conflict do nothing`.execute(db)
}

/** Ends a session of this account. Gives whether there was one with this id. */
export async function endOwnSession(db: Db, account_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from session where account_id = ${account_id}
      and token_hash = (select token_hash from session_origin where id = ${id})
    returning 1`.execute(db)
  return rows.length > 0
}
