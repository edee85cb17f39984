import { type AccountName, accountPaging, LEVEL, LEVEL_NAME, type Level, type PageQuery } from '@bank/contract'
import { sql, type Updateable } from 'kysely'
import { isPending } from '../auth/reset.repo.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { nameContains } from '../db/containing.ts'
import { paginate } from '../db/paginate.ts'
import type { DB } from '../db/types.ts'

/** A pending account reads as level 3 (decisions 2). */
const shownLevel = sql<Level>`case when a.is_active = 1 then a.level else ${LEVEL.unverified}::smallint end`

/** The SELECT list maps our column names (left) to the contract's (right). */
const accounts = (db: Db) =>
  db
    .selectFrom('account as a')
    .where('a.deleted_at', 'is', null)
    .select([
      'a.id as ac_id',
      'a.name as ac_name',
      sql<string>`a.email`.as('ac_email'),
      shownLevel.as('ac_level'),
      shownLevel.as('id_level'),
      sql<1 | 2>`a.is_active`.as('is_active'),
      sql<number>`(select count(*)::int from password_reset where email = lower(a.email) and ${isPending})`.as(
        'reset_pending',
      ),
      sql<null>`null`.as('name_creator'),
      sql<null>`null`.as('name_updater'),
      'a.created_at',
      'a.updated_at',
    ])

/** Whole rows for an admin. */
export const listAccounts = (db: Db, query: PageQuery & { ac_name?: string }) =>
  paginate(db, idsOf(db, query), query, accountPaging, async (page) => {
    const rows = await accounts(db).where('a.id', '=', anyOf(page)).orderBy('a.id', 'desc').execute()
    return rows.map(named)
  })

/** Only names, for Team Content; without those that strangers typed and no admin has let in. */
export const listAccountNames = (db: Db, query: PageQuery & { ac_name?: string }) =>
  paginate(
    db,
    idsOf(db, query).where(everActive),
    query,
    accountPaging,
    (page): Promise<AccountName[]> =>
      db
        .selectFrom('account')
        .select(['id as ac_id', 'name as ac_name'])
        .where('id', '=', anyOf(page))
        .orderBy('id', 'desc')
        .execute(),
  )

/** Whether an account is or was active: one that is switched off may have made content, and filters offer its name. */
const everActive = sql<boolean>`(account.is_active = 1 or exists (
  select from history where history.row_id = account.id and history.resource = 'account'
    and '1' in (history.before ->> 'is_active', history.after ->> 'is_active')))`

function idsOf(db: Db, { ac_name }: { ac_name?: string }) {
  const ids = db.selectFrom('account').select('id').where('deleted_at', 'is', null).orderBy('id', 'desc')
  return ac_name ? ids.where(nameContains('name', ac_name)) : ids
}

export async function findAccount(db: Db, id: number) {
  const row = await accounts(db).where('a.id', '=', id).executeTakeFirst()
  return row && named(row)
}

const named = <Row extends { ac_level: Level }>(row: Row) => ({ ...row, level_name: LEVEL_NAME[row.ac_level] })

/** A new account waits for an admin. Undefined when its e-mail is taken. */
export async function insertAccount(db: Db, { name, email }: { name: string; email: string }) {
  const row = await db
    .insertInto('account')
    .values({ name, email, level: LEVEL.teamContent })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The account as it is stored, locked until the transaction ends. */
export const lockAccount = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'name', sql<string>`email`.as('email'), 'level', 'is_active', 'updated_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The ids of all active admins, always locked in the same order, so that admins who remove each other take turns. */
export async function lockAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('level', '=', LEVEL.admin)
    .where('is_active', '=', 1)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}

export async function updateAccount(db: Db, id: number, row: Updateable<DB['account']>) {
  await db.updateTable('account').set(row).where('id', '=', id).execute()
}

/** What proves who signs in. */
const PROOFS = [
  'account_password',
  'factor_totp',
  'factor_passkey',
  'factor_recovery_code',
  'factor_challenge',
] as const

/** What the account created keeps its name; its e-mail can be used again (decisions 2). */
export async function deleteAccount(db: Db, id: number) {
  for (const table of PROOFS) await db.deleteFrom(table).where('account_id', '=', id).execute()
  const values = { email: null, is_active: 2, deleted_at: sql<Date>`clock_timestamp()` }
  await db.updateTable('account').set(values).where('id', '=', id).execute()
}

/** Who changed an account last, by history. */
export async function lastEditor(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('history as h')
    .innerJoin('account as a', 'a.id', 'h.account_id')
    .select('a.name')
    .where('h.resource', '=', 'account')
    .where('h.row_id', '=', id)
    .where('h.action', 'in', ['add', 'edit', 'status'])
    .orderBy('h.id', 'desc')
    .executeTakeFirst()
  return row?.name
}
