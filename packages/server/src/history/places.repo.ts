import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import type { Stored } from './references.ts'

/** The category of each of these topics. */
export async function categoriesOf(db: Db, topics: number[]): Promise<Map<unknown, number>> {
  const rows = await db.selectFrom('topic').select(['id', 'category_id']).where('id', '=', anyOf(topics)).execute()
  return new Map(rows.map(({ id, category_id }) => [id, category_id]))
}

interface Unfit {
  /** A head that is in a group itself by now, or in the other bank. */
  parent: boolean
  /** A member to be that has members by now. */
  children: boolean
  subtopic: boolean
}

/** Whether any of these questions, as their columns are to become, does not fit to what stands now. Locks their heads. */
export async function unfitPlaces(db: Db, questions: Stored[]): Promise<Unfit | undefined> {
  const heads = questions.flatMap(({ parent_id }) => (parent_id == null ? [] : [Number(parent_id)]))
  await sql`select from question where id = ${anyOf(heads)} order by id for no key update`.execute(db)
  const { rows } = await sql<Unfit>`
    with given as (
      select r.id, r.parent_id, r.subtopic_id, coalesce(r.topic_id, q.topic_id) as topic_id, q.product_type
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
        as r (id int, parent_id int, topic_id int, subtopic_id int)
      left join question q on q.id = r.id)
    select
      exists (select from given join question head on head.id = given.parent_id
        where head.parent_id is not null or head.product_type <> given.product_type) as parent,
      exists (select from given join question child on child.parent_id = given.id
        where given.parent_id is not null) as children,
      exists (select from given join subtopic s on s.id = given.subtopic_id
        where s.topic_id <> given.topic_id) as subtopic`.execute(db)
  return rows[0]
}
