import type { QuestionColumnName, QuestionColumns } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/types.ts'
import { vacuumBeside } from '../../db/vacuum.repo.ts'
import type { ListScope } from './list-scope.ts'

/** Key of the advisory lock. Any number, but the same in every release. */
const LOCK = 6_401_772_905

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
 * Adds the deltas to the tallies and deletes them; nothing while another server does. Returns the number of deleted deltas.
 */
export async function foldDeltas(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number; lacks: number }>`
    select case when ours then fold_question_deltas() else 0 end as folded, case when ours then fold_lack_deltas() else 0 end as lacks
    from (select pg_try_advisory_xact_lock(${LOCK}::bigint) as ours) turn`.execute(db)
  const { folded, lacks } = rows[0] ?? { folded: 0, lacks: 0 }
  // deleted deltas slow down every count until they are vacuumed
  if (folded > 0) await vacuumBeside(db, 'question_delta')
  if (lacks > 0) await vacuumBeside(db, 'lack_delta')
  return folded + lacks
}
