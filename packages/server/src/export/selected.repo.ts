import { EXPORT_LIMITS, type ExportOrder, grouped, invalid, type QuestionSelect } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ListScope } from '../count/tally/list-scope.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { listedIds } from '../question/list/listed-ids.repo.ts'

const TOO_MANY = `Lebih dari ${grouped(EXPORT_LIMITS.questions)} soal. Persempit dengan filter.`
const NONE = 'Tidak ada soal yang cocok.'

/** The ids of the questions that a person selected, in the order asked for, those of each group after its head. */
export async function selectedIds(db: Db, scope: ListScope, select: QuestionSelect, order: ExportOrder) {
  const heads = 'ids' in select ? select.ids : await listedIds(db, scope, select, EXPORT_LIMITS.questions + 1)
  const placed = await inOrder(db, scope, heads, order)
  if (placed.length === 0) throw invalid({ select: NONE })
  if (placed.length > EXPORT_LIMITS.questions) throw invalid({ select: TOO_MANY })
  return placed
}

/** `heads` has the questions in the order in which they were picked. */
const ORDERS: Readonly<Record<ExportOrder, (heads: number[]) => RawBuilder<unknown>>> = {
  chosen: (heads) => sql`array_position(${heads}::int[], head.id)`,
  shuffled: (heads) => sql`array_position(${heads}::int[], head.id)`,
  code: () => sql`head.id`,
  topic: () => sql`(select name from topic where id = head.topic_id) nulls last, head.topic_id, head.id`,
  level: () => sql`(select name from question_level where id = head.level_id) nulls last, head.level_id, head.id`,
}

/** A question that was picked with the head of its group stands there alone once. */
async function inOrder(db: Db, scope: ListScope, heads: number[], order: ExportOrder): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.id from question head
    join question q on q.id = head.id or q.parent_id = head.id
    where head.id = ${anyOf(heads)} and head.product_type = ${scope.product_type}
      and (head.parent_id is null or head.parent_id <> all(${heads}::int[]))
    order by ${ORDERS[order](heads)}, q.parent_id is not null, q.position, q.id
    limit ${EXPORT_LIMITS.questions + 1}`.execute(db)
  return rows.map(({ id }) => id)
}
