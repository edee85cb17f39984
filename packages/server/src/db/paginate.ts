import { type PageQuery, type Paging, pageOf, WHOLE_LIMIT } from '@bank/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * One page of a list and the count of all its rows: the page's ids first, from an index that fits filter and order,
 * then the whole rows of just those (database.md). `load` gives them in the list's order; `total`, when it is known
 * by other means, spares the counting.
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  db: Db,
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  query: PageQuery,
  paging: Paging,
  load: (ids: number[]) => Promise<Row[]>,
  total: RawBuilder<number> = countOf(ids),
) {
  const { page, limit } = pageOf(query, paging)
  const chosen = ids.limit(limit ?? WHOLE_LIMIT).offset(limit === null ? 0 : (page - 1) * limit)
  const { rows } = await sql<Chosen>`select ${total} as total, array(${chosen}) as ids`.execute(db)
  const [{ total: totalData, ids: those }] = rows as [Chosen]
  const data = those.length === 0 ? [] : await load(those)
  return { data, pagination: { page, limit: limit ?? Math.max(1, data.length), totalData } }
}

interface Chosen {
  total: number
  ids: number[]
}

/** How many rows there are of these ids, as a part of a statement. */
export const countOf = <DB, TB extends keyof DB>(ids: SelectQueryBuilder<DB, TB, { id: number }>) =>
  sql<number>`(select count(*) from (${ids.clearOrderBy()}) counted)`
