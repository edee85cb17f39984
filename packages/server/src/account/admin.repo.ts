import { LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Servers that start at the same time take turns here, until the transaction ends. */
export async function lockFirstAdmin(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('first-admin'))`.execute(db)
}

export async function anyAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('account')
    .select('id')
    .where('level', '=', LEVEL.admin)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return admin !== undefined
}

/** Makes the account with this e-mail, or a new one, an active admin. */
export async function makeAdmin(db: Db, { name, email }: { name: string; email: string }) {
  const promoted = await promote(db, email)
  if (promoted) return promoted
  const values = { name, email, level: LEVEL.admin, is_active: 1 }
  const { id } = await db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, name, email }
}

/** Makes an account an active admin. Undefined when no account has this e-mail. */
export const promote = (db: Db, email: string) =>
  db
    .updateTable('account')
    .set({ level: LEVEL.admin, is_active: 1 })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returning(['id', 'name', sql<string>`email`.as('email')])
    .executeTakeFirst()

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'name', sql<string>`email`.as('email')])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
