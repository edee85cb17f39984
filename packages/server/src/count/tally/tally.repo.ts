import type { QuestionColumnName, QuestionColumns } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/types.ts'
import type { ListScope } from './list-scope.ts'

/** A column of the question with a tally for each of its values. */
export type Facet = {
  [Name in QuestionColumnName]: QuestionColumns[Name] extends { filter: { tallied: true } } ? Name : never
}[QuestionColumnName] &
  keyof DB['question_delta']

/** All tallies: also of all questions (''), and of those without an answer or discussion (`missing`). */
type Counted = Facet | '' | 'missing'

/**
 * The exact number of questions of a bank that have one of these values (a text[]) in one column, read from the tallies
 * instead of counted. An expression for another statement.
 */
export const countTallied = ({ product_type, only }: ListScope, facet: Counted, values: RawBuilder<string[]>) => {
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

/**
 * Adds the deltas to the tallies and deletes them. Servers that do it at the same time wait for each other. Returns the
 * number of deleted deltas.
 */
export async function foldDeltas(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number; lacks: number }>`
    select fold_question_deltas() as folded, fold_lack_deltas() as lacks`.execute(db)
  const { folded, lacks } = rows[0] ?? { folded: 0, lacks: 0 }
  // deleted deltas slow down every count until they are vacuumed
  if (folded > 0) await sql`vacuum question_delta`.execute(db)
  if (lacks > 0) await sql`vacuum lack_delta`.execute(db)
  return folded + lacks
}
