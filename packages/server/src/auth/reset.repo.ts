import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Decisions 2. */
const LIFE_HOURS = 72
const LINK_MINUTES = 15
const MOST_PER_EMAIL = 3
const MOST = 1000
const MOST_WRONG_CODES = 5

/** A new password waits for proof while this holds. */
export const isPending = sql<boolean>`password_reset.created_at > now() - make_interval(hours => ${LIFE_HOURS})`

const ofEmail = (db: Db, email: string) =>
  db.selectFrom('password_reset').where('email', '=', email.toLowerCase()).where(isPending).orderBy('id', 'desc')

export const newestReset = (db: Db, email: string) => ofEmail(db, email).select('password_hash').executeTakeFirst()

/** The pending resets of an e-mail, newest first, locked until the transaction ends. */
export const lockResets = (db: Db, email: string) =>
  ofEmail(db, email).select(['id', 'code', 'password_hash']).forUpdate().execute()

interface NewReset {
  email: string
  password_hash: string
  code: string
  mail_token_hash: Buffer
}

/** Keeps a new password for later; the oldest of its e-mail, and of all, give way. The same work for every e-mail. */
export async function insertReset(db: Db, row: NewReset) {
  await sql`select pg_advisory_xact_lock(hashtext('password_reset'))`.execute(db)
  const email = row.email.toLowerCase()
  await db
    .insertInto('password_reset')
    .values({ ...row, email })
    .execute()
  await sql`
    delete from password_reset where not ${isPending}
      or id in (select id from password_reset where email = ${email} order by id desc offset ${MOST_PER_EMAIL})
      or id in (select id from password_reset order by id desc offset ${MOST})`.execute(db)
}

export async function deleteResets(db: Db, email: string) {
  const rows = await db.deleteFrom('password_reset').where('email', '=', email.toLowerCase()).returning('id').execute()
  return rows.length
}

/** Counts a wrong code against every pending reset of an e-mail; how many are left of them. */
export async function countWrongCode(db: Db, email: string): Promise<number> {
  await sql`update password_reset set wrong_codes = wrong_codes + 1 where email = ${email.toLowerCase()}`.execute(db)
  await sql`
    delete from password_reset where email = ${email.toLowerCase()} and wrong_codes >= ${MOST_WRONG_CODES}`.execute(db)
  return (await lockResets(db, email)).length
}

/** The account whose owner got this link by mail in the last minutes, if nothing has settled it since. */
export const findMailed = (db: Db, mail_token_hash: Buffer) =>
  db
    .selectFrom('password_reset')
    .innerJoin('account', (join) => join.on(sql`lower(account.email)`, '=', sql.ref('password_reset.email')))
    .where('password_reset.mail_token_hash', '=', mail_token_hash)
    .where(sql<boolean>`password_reset.created_at > now() - make_interval(mins => ${LINK_MINUTES})`)
    .select(['account.id', 'account.name', 'password_reset.email'])
    .executeTakeFirst()
