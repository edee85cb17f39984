import { LEVEL, VIEW_LIMITS, type View } from '@bank/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'
import type { Actor } from '../http/bind/handler.ts'

const views = (db: Db) =>
  db
    .selectFrom('view as v')
    .innerJoin('account as a', 'a.id', 'v.owner')
    .select([
      'v.id',
      'v.name',
      'v.shared',
      'v.product_type',
      'v.query',
      'v.columns as table_columns',
      'v.owner as id_owner',
      'a.name as name_owner',
    ])

/** Those of an account, then those that others share, by their names. */
export const listViews = (db: Db, owner: number, product_type: 1 | 2): Promise<View[]> =>
  views(db)
    .where('v.product_type', '=', product_type)
    .where((is) => is.or([is('v.owner', '=', owner), is('v.shared', '=', true)]))
    .orderBy(sql`v.owner <> ${owner}`)
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(VIEW_LIMITS.shown)
    .execute()

export const findView = (db: Db, id: number): Promise<View | undefined> =>
  views(db).where('v.id', '=', id).executeTakeFirst()

/** Undefined when the account has as many as it may; its views are counted one request after another. */
export async function insertView(db: Db, row: Insertable<DB['view']>): Promise<number | undefined> {
  await db.selectFrom('account').select('id').where('id', '=', row.owner).forNoKeyUpdate().execute()
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from view where owner = ${row.owner}`.execute(db)
  if ((rows[0]?.count ?? 0) >= VIEW_LIMITS.each) return undefined
  const { id } = await db.insertInto('view').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateView(db: Db, id: number, row: Updateable<DB['view']>) {
  if (Object.values(row).some((value) => value !== undefined))
    await db.updateTable('view').set(row).where('id', '=', id).execute()
}

export async function deleteView(db: Db, id: number) {
  await db.deleteFrom('view').where('id', '=', id).execute()
}

/** The view, locked until the transaction ends, with what an account may do with it. */
export async function lockView(db: Db, id: number, { id: account, level }: Pick<Actor, 'id' | 'level'>) {
  const row = await db
    .selectFrom('view')
    .select(['owner', 'shared', 'product_type'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const isOwn = row?.owner === account
  return row && { ...row, isSeen: isOwn || row.shared, isChanged: isOwn || (row.shared && level === LEVEL.admin) }
}
