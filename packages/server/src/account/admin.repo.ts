import { LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export async function anyAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('account')
    .select('id')
    .where('level', '=', LEVEL.admin)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return admin !== undefined
}

/** An active admin with this e-mail: the account that has it, or a new one. */
export async function makeAdmin(db: Db, { name, email }: { name: string; email: string }) {
  const promoted = await promote(db, email)
  if (promoted) return promoted
  const values = { name, email, level: LEVEL.admin, is_active: 1 }
  const { id } = await db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, name, email }
}

/** Makes an account an active admin. Undefined when nobody has this e-mail. */
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
