import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** As a person reads it, and as the database keeps it: the first group finds the row, the others are hashed. */
export interface RecoveryCode {
  told: string
  selector: string
  code_hash: string
}

export const findRecoveryCode = (db: Db, account_id: number, selector: string) =>
  db
    .selectFrom('factor_recovery_code')
    .select(['selector', 'code_hash'])
    .where('account_id', '=', account_id)
    .where('selector', '=', selector)
    .executeTakeFirst()

export async function countRecoveryCodes(db: Db, account_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('factor_recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  return count
}

/** The old codes end. */
export async function replaceRecoveryCodes(db: Db, account_id: number, codes: RecoveryCode[]) {
  await deleteRecoveryCodes(db, account_id)
  const rows = codes.map(({ selector, code_hash }) => ({ account_id, selector, code_hash }))
  await db.insertInto('factor_recovery_code').values(rows).execute()
}

/** Whether the code was still there; now it is gone. */
export async function useRecoveryCode(db: Db, account_id: number, kept: { selector: string; code_hash: string }) {
  const used = await db
    .deleteFrom('factor_recovery_code')
    .where('account_id', '=', account_id)
    .where('selector', '=', kept.selector)
    .where('code_hash', '=', kept.code_hash)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteRecoveryCodes(db: Db, account_id: number) {
  await db.deleteFrom('factor_recovery_code').where('account_id', '=', account_id).execute()
}
