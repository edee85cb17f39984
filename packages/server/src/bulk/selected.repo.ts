import type { Label, Status } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import type { Classification } from '../question/list/question.repo.ts'

/** A selected question, with all that a change of many may set or ask. */
export interface Selected extends Classification {
  id: number
  code: string
  updated_at: Date
  status: Status
  label: Label
  level_id: number | null
  parent_id: number | null
  free_trial: boolean
  children: number
}

export const MISSING = 'Soal sudah dihapus atau bukan dari bank ini.'

/**
 * Locks these questions until the end of the transaction, in the order of their ids as everything does that changes many,
 * so that two such changes cannot deadlock.
 */
export async function lockQuestions(db: Db, ids: number[]) {
  await db.selectFrom('question').select('id').where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().execute()
}

/** Those of these questions that are in this bank, by id. */
export async function questionsOf(db: Db, product_type: 1 | 2, ids: number[]): Promise<Selected[]> {
  const { rows } = await sql<Selected>`
    select q.id, q.code, q.updated_at, q.status, q.label, q.level_id, q.parent_id, q.product_type, q.type, q.multiple,
      '{}'::jsonb as interaction, q.category_id, q.class_id, q.topic_id, q.subtopic_id, q.indicator_id,
      exists (select from free_trial f where f.question_id = q.id) as free_trial,
      (select count(*)::int from question child where child.parent_id = q.id) as children
    from question q
    where q.id = ${anyOf(ids)} and q.product_type = ${product_type}
    order by q.id`.execute(db)
  return rows
}

/** A question of this bank that may become the head of a group, or a member of one. */
export const findHead = (db: Db, product_type: number, id: number) =>
  db
    .selectFrom('question')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .where('product_type', '=', product_type)
    .executeTakeFirst()
