import { groupPaging, type PageQuery } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'

/** The parent and bank of a question, locked until the end of the transaction; undefined when it does not exist. */
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
    .select(['id', 'id as question_id', sql<number>`parent_id`.as('parent_id'), 'position'])
    .where('parent_id', 'is not', null)

export function listChildLinks(db: Db, query: PageQuery & { parent_id?: number }) {
  const order = query.parent_id ? IN_GROUP : NEWEST_FIRST
  let ids = db.selectFrom('question').select('id').where('parent_id', 'is not', null).orderBy(order)
  if (query.parent_id) ids = ids.where('parent_id', '=', query.parent_id)
  return paginate(db, ids, query, groupPaging, (page) =>
    children(db).where('id', '=', anyOf(page)).orderBy(order).execute(),
  )
}

const NEWEST_FIRST = sql`id desc`
const IN_GROUP = sql`position, id`

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

/** Puts a question at the end of a group, or on the main list (null). One that stays in its group keeps its place. */
export async function setParent(db: Db, id: number, parent_id: number | null, updated_by: number) {
  const position = sql<number | null>`case when parent_id = ${parent_id}::int then position end`
  await db.updateTable('question').set({ parent_id, position, updated_by }).where('id', '=', id).execute()
}

/**
 * Locks the head of a group, its members and one more question in the order of their ids, so that people who change the
 * same group cannot deadlock. Gives the ids of those that are members of it.
 */
export async function lockGroup(db: Db, parent_id: number, id: number): Promise<number[]> {
  const locked = await db
    .selectFrom('question')
    .select(['id', 'parent_id'])
    .where((eb) => eb.or([eb('parent_id', '=', parent_id), eb('id', 'in', [parent_id, id])]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return locked.filter((one) => one.parent_id === parent_id).map((one) => one.id)
}

/** Puts a child at a place of its group, from 1, at most its end. The caller has locked the group. */
export async function placeChild(db: Db, { id, parent_id }: { id: number; parent_id: number }, position: number) {
  await sql`
    with others as (
      select id, row_number() over (order by ${IN_GROUP}) as place
      from question where parent_id = ${parent_id} and id <> ${id}
    ), placed as (
      select id, place + (place >= ${position})::int as place from others
      union all select ${id}::int, least(${position}, (select count(*) + 1 from others))
    )
    update question set position = placed.place from placed
    where question.id = placed.id and question.position is distinct from placed.place`.execute(db)
}
