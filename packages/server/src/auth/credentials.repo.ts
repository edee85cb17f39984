import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

const credentials = (db: Db) =>
  db
    .selectFrom('account as a')
    .innerJoin('account_password as p', 'p.account_id', 'a.id')
    .where('a.deleted_at', 'is', null)
    .select([
      'a.id',
      'a.name',
      'a.level',
      'a.is_active',
      'p.password_hash',
      'p.made_up',
      sql<string>`a.email`.as('email'),
    ])

export const findCredentials = (db: Db, email: string) =>
  credentials(db).where(sql`lower(a.email)`, '=', email.toLowerCase()).executeTakeFirst()

/** The account while its password is still the one that was verified, locked until the transaction ends. */
export const lockCredentials = (db: Db, id: number, verifiedHash: string) =>
  credentials(db).where('a.id', '=', id).where('p.password_hash', '=', verifiedHash).forNoKeyUpdate().executeTakeFirst()

export const findCredentialsById = (db: Db, id: number) => credentials(db).where('a.id', '=', id).executeTakeFirst()

/** `madeUp`: by the product, so its owner must choose another. */
export async function storePassword(db: Db, account_id: number, password_hash: string, madeUp = false) {
  const values = { password_hash, made_up: madeUp }
  await db
    .insertInto('account_password')
    .values({ account_id, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...values, changed_at: sql`clock_timestamp()` }),
    )
    .execute()
}
