import { ApiError, IDEMPOTENCY_KEY, KEPT_HOURS } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** One call: its account, the Idempotency-Key of its client, and a hash of the whole request. */
export interface Ticket {
  account_id: number
  key: string
  request_hash: Buffer
}

const isFresh = sql<boolean>`idempotency_key.created_at > now() - make_interval(hours => ${sql.lit(KEPT_HOURS)})`

/** The stored reply to this call; undefined when it has not succeeded. CONFLICT when another request used its key. */
export async function findReply(db: Db, { account_id, key, request_hash }: Ticket): Promise<object | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .where(isFresh)
    .executeTakeFirst()
  if (row && !row.request_hash.equals(request_hash)) {
    throw new ApiError('CONFLICT', {
      message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',
      fields: { [IDEMPOTENCY_KEY]: 'Sudah dipakai untuk permintaan lain.' },
    })
  }
  return row?.reply
}

/**
 * Inserts the key in this transaction; another request with the same key waits until the transaction ends. When the
 * call has succeeded before, returns its stored reply and inserts nothing. CONFLICT when another request used its key.
 */
export async function claimKey(db: Db, ticket: Ticket): Promise<object | undefined> {
  const { account_id, key, request_hash } = ticket
  const { rows } = await sql`
    insert into idempotency_key (account_id, key, request_hash, reply)
    values (${account_id}, ${key}, ${request_hash}, '{}')
    on conflict (account_id, key) do update
      set request_hash = excluded.request_hash, reply = excluded.reply, created_at = excluded.created_at
      where not ${isFresh}
    returning key`.execute(db)
  return rows.length === 0 ? findReply(db, ticket) : undefined
}

/** `reply` is the text of the answer. */
export async function keepReply(db: Db, { account_id, key }: Ticket, reply: string) {
  await sql`
    update idempotency_key set reply = ${reply}
    where account_id = ${account_id} and key = ${key}`.execute(db)
}

export async function releaseKey(db: Db, { account_id, key }: Ticket) {
  await db.deleteFrom('idempotency_key').where('account_id', '=', account_id).where('key', '=', key).execute()
}

/** Deletes the keys that are older than KEPT_HOURS. Call it hourly. */
export async function tidyIdempotencyKeys(db: Db) {
  await sql`delete from idempotency_key where not ${isFresh}`.execute(db)
}
