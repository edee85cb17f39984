import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export const findTotp = (db: Db, accountId: number) =>
  db
    .selectFrom('factor_totp')
    .select(['secret', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** The code that confirmed the secret counts as used. */
export async function insertTotp(db: Db, row: { account_id: number; secret: string; last_step: number }) {
  await db.insertInto('factor_totp').values(row).execute()
}

/** Whether no code of this clock step or a later one was used yet; from now on one is. */
export async function useStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('factor_totp')
    .set({ last_step: step, used_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteTotp = (db: Db, accountId: number) =>
  db.deleteFrom('factor_totp').where('account_id', '=', accountId).returning('account_id').executeTakeFirst()
