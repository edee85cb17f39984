import { HISTORY_COUNTED } from '@bank/contract'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'

interface Changes {
  /** How many changes there are among the newest HISTORY_COUNTED entries. */
  total: number
  /** Whether there may be older ones. */
  older: boolean
  /** The entries of the changes of this page. */
  ids: Selectable<DB['history']>['id'][]
}

/**
 * One page of what people did: the entries of one request that belong to one thing, a question with its parts, are one
 * change, and never lie on two pages. `found` are the entries that fit.
 */
export async function pageOfChanges(
  db: Db,
  found: SelectQueryBuilder<DB, 'history', object>,
  { page, limit }: { page: number; limit: number },
): Promise<Changes> {
  const newest = found
    .select(['id', 'at', 'change_id', 'question_id', 'resource', 'row_id'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_COUNTED)
  const { rows } = await sql<Changes>`
    with newest as materialized (${newest}),
    change as (
      select array_agg(id) as ids, max(at) as at, max(id) as id from newest
      group by change_id, question_id,
        case when question_id is null then row_id end,
        case when question_id is null then regexp_replace(resource, '_(image|class)$', '') end
    )
    select (select count(*) from change) as total, (select count(*) from newest) = ${HISTORY_COUNTED} as older,
      coalesce((
        select json_agg(entry) from (
          select unnest(ids) as entry from (
            select ids from change order by at desc, id desc
            limit ${limit} offset ${Math.min((page - 1) * limit, HISTORY_COUNTED)}) page
        ) entries), '[]') as ids`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count gave no row')
  return row
}
