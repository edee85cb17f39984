import type { QuestionColumnName, QuestionColumns } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Backfill } from '../../db/backfill.repo.ts'
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

/** The backfill that counts the cells of what stood before them. */
const CELLS_FILL = 'question-cells'

/** The columns of which `question_cell` knows each combination. */
const CELL_COLUMNS: ReadonlySet<QuestionColumnName> = new Set(['subject_id', 'status', 'class_id', 'level_id', 'label'])
export const isInCells = (column: QuestionColumnName) => CELL_COLUMNS.has(column)

/** Whether the cells are complete; an expression for another statement. */
export const cellsAreCounted = sql<boolean>`
  exists (select from backfill where name = ${sql.lit(CELLS_FILL)} and finished_at is not null)`

/**
 * The exact number of questions of a bank that meet all of these conditions, which name columns of cells alone, in the table
 * `q`. Added up from the cells; until the backfill has counted them, the questions are counted. An expression for another statement.
 */
export function countByCells({ product_type, only }: ListScope, conditions: RawBuilder<boolean>[]) {
  const own = [sql`q.product_type = ${product_type}`, ...conditions]
  const columns = sql`product_type, main, subject_id, status, class_id, level_id, label, amount`
  return sql<number>`(case when ${cellsAreCounted}
    then (select coalesce(sum(amount), 0)
      from (select ${columns} from question_cell union all select ${columns} from question_delta) q
      where ${sql.join([...own, ...(only === 'main' ? [sql`q.main`] : [])], sql` and `)})
    else (select count(*) from question q
      where ${sql.join([...own, ...(only === 'main' ? [sql`q.parent_id is null`] : [])], sql` and `)})
    end)::int`
}

/** Counts the cells of all questions at once, in the only turn of a table that has few rows. */
export const CELLS_BACKFILL: Backfill = {
  name: CELLS_FILL,
  table: 'subject',
  fill: (db) => sql`select count_cells()`.execute(db),
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
