import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { nearNow } from '../db/near-now.ts'

/** Decisions 2 and 8. */
const LIFE_HOURS = 24
/** Of a request that the previous release stored, with its code in plain text: it promised this. */
const EARLIER_LIFE_HOURS = 72
const LINK_MINUTES = 15
const MOST = 1000
const MOST_WRONG_CODES = 5

/** The condition for a pending reset that is still valid. */
export const isPending = nearNow(
  sql`password_reset.created_at`,
  sql`make_interval(
    hours => case when password_reset.code_hash is null then ${EARLIER_LIFE_HOURS}::int else ${LIFE_HOURS}::int end)`,
)

const ofEmail = (db: Db, email: string) =>
  db.selectFrom('password_reset').where('email', '=', email.toLowerCase()).where(isPending).orderBy('id', 'desc')

export const newestReset = (db: Db, email: string) => ofEmail(db, email).select('password_hash').executeTakeFirst()

/** The pending resets of an e-mail, newest first, locked until the transaction ends. */
export const lockResets = (db: Db, email: string) =>
  ofEmail(db, email).select(['id', 'code', 'code_hash', 'password_hash']).forUpdate().execute()

type StoredReset = Awaited<ReturnType<typeof lockResets>>[number]

/** Hashed with its own row: the password's hash is salted, so equal codes of two requests have different hashes. */
const codeHash = (code: string, passwordHash: string) => createHmac('sha256', passwordHash).update(code).digest()

export const hasCode = (reset: StoredReset, code: string): boolean =>
  reset.code_hash === null ? reset.code === code : timingSafeEqual(reset.code_hash, codeHash(code, reset.password_hash))

/** When and from where a new password was asked for, oldest first. */
export const listResets = (db: Db, email: string) =>
  db
    .selectFrom('password_reset')
    .select(['created_at as at', 'address'])
    .where('email', '=', email.toLowerCase())
    .where(isPending)
    .orderBy('id')
    .execute()

interface NewReset {
  email: string
  password_hash: string
  code: string
  mail_token_hash: Buffer
  /** The client's address. */
  address: string
}

/**
 * Stores a pending password. Of one e-mail the first and the newest request stay, so that later ones push out neither the
 * owner's first nor the owner's last. Above the limit of all, those for e-mails without an account go first. The work is
 * the same for every e-mail.
 */
export async function insertReset(db: Db, { code, ...row }: NewReset) {
  await sql`select pg_advisory_xact_lock(hashtext('password_reset'))`.execute(db)
  const email = row.email.toLowerCase()
  const code_hash = codeHash(code, row.password_hash)
  await sql`delete from password_reset where not ${isPending}`.execute(db)
  await db
    .insertInto('password_reset')
    .values({ ...row, email, code_hash })
    .execute()
  await sql`
    delete from password_reset where
      (email = ${email} and id > (select min(id) from password_reset where email = ${email})
        and id < (select max(id) from password_reset where email = ${email}))
      or id in (
        select id from password_reset
        order by exists (select from account where lower(account.email) = password_reset.email) desc, id desc
        offset ${MOST})`.execute(db)
}

export async function deleteResets(db: Db, email: string) {
  const rows = await db.deleteFrom('password_reset').where('email', '=', email.toLowerCase()).returning('id').execute()
  return rows.length
}

/** Counts a wrong code for every pending reset of an e-mail. Gives how many resets are left. */
export async function countWrongCode(db: Db, email: string): Promise<number> {
  await sql`update password_reset set wrong_codes = wrong_codes + 1 where email = ${email.toLowerCase()}`.execute(db)
  await sql`
    delete from password_reset where email = ${email.toLowerCase()} and wrong_codes >= ${MOST_WRONG_CODES}`.execute(db)
  return (await lockResets(db, email)).length
}

/** The account of a mailed link, while the link is valid and the reset still pending. */
export const findMailed = (db: Db, mail_token_hash: Buffer) =>
  db
    .selectFrom('password_reset')
    .innerJoin('account', (join) => join.on(sql`lower(account.email)`, '=', sql.ref('password_reset.email')))
    .where('password_reset.mail_token_hash', '=', mail_token_hash)
    .where(nearNow(sql`password_reset.created_at`, sql`make_interval(mins => ${LINK_MINUTES})`))
    .select(['account.id', 'account.name', 'password_reset.email'])
    .executeTakeFirst()
