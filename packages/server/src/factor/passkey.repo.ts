import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface NewPasskey {
  account_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
}

export const passkeysOf = (db: Db, account_id: number) =>
  db
    .selectFrom('factor_passkey')
    .select(['id as id_passkey', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute()

export const credentialsOf = (db: Db, account_id: number) =>
  db.selectFrom('factor_passkey').select(['credential_id', 'transports']).where('account_id', '=', account_id).execute()

export const findPasskey = (db: Db, account_id: number, credential_id: string) =>
  db
    .selectFrom('factor_passkey')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('account_id', '=', account_id)
    .where('credential_id', '=', credential_id)
    .forUpdate()
    .executeTakeFirst()

/** Whether it was added: a passkey belongs to one account. */
export async function insertPasskey(db: Db, row: NewPasskey): Promise<boolean> {
  const added = await db
    .insertInto('factor_passkey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function notePasskeyUse(db: Db, id: number, counter: number) {
  await db
    .updateTable('factor_passkey')
    .set({ counter, used_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export const deletePasskey = (db: Db, account_id: number, id: number) =>
  db
    .deleteFrom('factor_passkey')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
