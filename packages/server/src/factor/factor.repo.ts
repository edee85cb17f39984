import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { deleteChallenges } from './challenge.repo.ts'
import { deleteRecoveryCodes } from './recovery-codes.repo.ts'

/** Which kinds of second factor an account has. */
export async function kindsOf(db: Db, accountId: number): Promise<{ totp: boolean; passkey: boolean }> {
  const { rows } = await sql<{ totp: boolean; passkey: boolean }>`
    select exists (select from factor_totp where account_id = ${accountId}) as totp,
      exists (select from factor_passkey where account_id = ${accountId}) as passkey`.execute(db)
  return rows[0] ?? { totp: false, passkey: false }
}

export async function hasFactor(db: Db, accountId: number): Promise<boolean> {
  const { totp, passkey } = await kindsOf(db, accountId)
  return totp || passkey
}

/** Recovery codes stand in for a factor: without one they end. */
export async function endCodesWithoutFactor(db: Db, accountId: number) {
  if (!(await hasFactor(db, accountId))) await deleteRecoveryCodes(db, accountId)
}

/** Takes all factors off. Gives whether there was one. */
export async function deleteFactors(db: Db, accountId: number): Promise<boolean> {
  const had = await hasFactor(db, accountId)
  await db.deleteFrom('factor_totp').where('account_id', '=', accountId).execute()
  await db.deleteFrom('factor_passkey').where('account_id', '=', accountId).execute()
  await deleteRecoveryCodes(db, accountId)
  await deleteChallenges(db, accountId)
  return had
}
