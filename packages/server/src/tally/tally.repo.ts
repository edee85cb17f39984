import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Bank } from '../question/bank.ts'

/** A column of the question whose values are counted each. */
export type Facet =
  | 'subject_id'
  | 'category_id'
  | 'class_id'
  | 'topic_id'
  | 'level_id'
  | 'created_by'
  | 'status'
  | 'label'

/** What else is counted: all, or what lacks its answer or its discussion. */
type Counted = Facet | '' | 'missing'

/**
 * How many questions of a bank there are, or have one of these values (a text[]) in one column, as a part of a statement:
 * exact, without counting them.
 */
export const countTallied = ({ product_type, only }: Bank, facet: Counted, values: RawBuilder<string[]>) => {
  const inBank = sql`product_type = ${product_type} and (main or ${only === 'all'})`
  return sql<number>`(
    select coalesce(sum(amount), 0)::int from (
      select amount from question_tally
      where facet = ${facet} and value = any(${values}) and ${inBank}
      union all
      select amount from ${sql.table(facet === 'missing' ? 'lack_delta' : 'question_delta')}
      where ${columnOf(facet)}::text = any(${values}) and ${inBank}
    ) counted)`
}

const columnOf = (facet: Counted) => (facet === '' ? sql`''` : sql.ref(facet === 'missing' ? 'what' : facet))

/** Adds up what changed since the last time; replicas that do it at once wait for each other. Returns how many went. */
export async function foldDeltas(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number; lacks: number }>`
    select fold_question_deltas() as folded, fold_lack_deltas() as lacks`.execute(db)
  const { folded, lacks } = rows[0] ?? { folded: 0, lacks: 0 }
  // what was folded stands in every count's way until it is swept
  if (folded > 0) await sql`vacuum question_delta`.execute(db)
  if (lacks > 0) await sql`vacuum lack_delta`.execute(db)
  return folded + lacks
}
