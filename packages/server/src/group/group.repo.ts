import { groupPaging, type PageQuery } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'

/** A question's place among groups, locked until the end of the transaction. */
export const lockMember = (db: Db, id: number) =>
  db
    .selectFrom('question')
    .select(['id', 'parent_id', 'product_type'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function countChildren(db: Db, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('question')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow()
  return total
}

const children = (db: Db) =>
  db
    .selectFrom('question')
    .select(['id', 'id as question_id', sql<number>`parent_id`.as('parent_id')])
    .where('parent_id', 'is not', null)

export function listChildLinks(db: Db, query: PageQuery & { parent_id?: number }) {
  let ids = db.selectFrom('question').select('id').where('parent_id', 'is not', null).orderBy('id', 'desc')
  if (query.parent_id) ids = ids.where('parent_id', '=', query.parent_id)
  return paginate(db, ids, query, groupPaging, (page) =>
    children(db).where('id', '=', anyOf(page)).orderBy('id', 'desc').execute(),
  )
}

export const findChildLink = (db: Db, id: number) => children(db).where('id', '=', id).executeTakeFirst()

export function listParentLinks(db: Db, query: PageQuery) {
  const ids = db.selectFrom('question').select('id').where('parent_id', 'is', null).orderBy('id', 'desc')
  return paginate(db, ids, query, groupPaging, async (page) => page.map((id) => ({ id, question_id: id })))
}

export const findParentLink = (db: Db, id: number) =>
  db
    .selectFrom('question')
    .select(['id', 'id as question_id'])
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst()

export async function setParent(db: Db, id: number, parent_id: number | null, updated_by: number) {
  await db.updateTable('question').set({ parent_id, updated_by }).where('id', '=', id).execute()
}
