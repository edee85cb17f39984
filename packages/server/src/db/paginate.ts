import { type PageQuery, type Paging, pageOf, WHOLE_LIMIT } from '@bank/contract'
import type { SelectQueryBuilder } from 'kysely'

/**
 * One page of a list and the count of all its rows: the page's ids first, from an index that fits filter and order,
 * then the whole rows of just those (database.md). `load` gives them in the list's order; `total`, when it is known
 * by other means, spares the counting.
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  query: PageQuery,
  paging: Paging,
  load: (ids: number[]) => Promise<Row[]>,
  total: Promise<number> = countOf(ids),
) {
  const { page, limit } = pageOf(query, paging)
  const [totalData, chosen] = await Promise.all([
    total,
    ids
      .limit(limit ?? WHOLE_LIMIT)
      .offset(limit === null ? 0 : (page - 1) * limit)
      .execute(),
  ])
  const data = chosen.length === 0 ? [] : await load(chosen.map((row) => row.id))
  return { data, pagination: { page, limit: limit ?? Math.max(1, data.length), totalData } }
}

/** How many rows there are of these ids. */
export async function countOf<DB, TB extends keyof DB>(
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
): Promise<number> {
  const counted = ids
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
  const { total } = await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()
  return total
}
