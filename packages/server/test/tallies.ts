import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'

interface Amount {
  facet: string
  value: string
  product_type: number
  main: boolean
  amount: number
}

/** What a cell counts, as one value of the facet `cell`. */
const cell = sql`concat_ws(' ', subject_id, status, coalesce(class_id, 0), coalesce(level_id, 0), label)`

/** The amounts from the tallies, plus the deltas that are not folded yet. */
export const tallied = async (db: Db) => {
  const { rows } = await sql<Amount>`
    select facet, value, product_type, main, sum(amount)::int as amount from (
      select facet, value, product_type, main, amount from question_tally
      union all
      select facet, value, product_type, main, amount from question_delta, lateral (values ('', ''),
        ('subject_id', subject_id::text), ('category_id', category_id::text), ('class_id', class_id::text),
        ('topic_id', topic_id::text), ('level_id', level_id::text), ('created_by', created_by::text),
        ('status', status), ('label', label)) as counted (facet, value) where value is not null
      union all
      select 'cell', ${cell}, product_type, main, amount from question_cell
      union all
      select 'cell', ${cell}, product_type, main, amount from question_delta
      union all
      select 'missing', what, product_type, main, amount from lack_delta
    ) both_ways group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** The same amounts, counted from the questions. */
export const counted = async (db: Db) => {
  const { rows } = await sql<Amount>`
    select facet, value, product_type, parent_id is null as main, count(*)::int as amount
    from question, lateral (values ('', ''),
      ('subject_id', subject_id::text), ('category_id', category_id::text), ('class_id', class_id::text),
      ('topic_id', topic_id::text), ('level_id', level_id::text), ('created_by', created_by::text),
      ('status', status), ('label', label)) as counted (facet, value)
    where value is not null group by 1, 2, 3, 4
    union all
    select 'cell', ${cell}, product_type, parent_id is null, count(*)::int from question group by 1, 2, 3, 4
    union all
    select 'missing', what, product_type, main, count(*)::int from question_lacking group by 1, 2, 3, 4
    order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** Counts the questions anew, without the time limit of a request: thousands take a busy machine longer. */
export const recount = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select recount_questions()`.execute(transaction)
  })
