import { type ChangeSummary, HISTORY_COUNTED } from '@bank/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'

interface Asked {
  page: number
  limit: number
}

interface Changes {
  changes: ChangeSummary[]
  /** The number of changes among the newest HISTORY_COUNTED. */
  total: number
  /** Whether there may be older ones. */
  older: boolean
  /** The entries of the changes that changed one row; of a bulk change its first and its last, which tell what it set; the
   * others are read when people ask for them. */
  ids: number[]
}

/** Entries of a change that come with the list. */
const ENTRIES = 100

/** Of one row by their entries, whose numbers rise while the row is locked, whatever the clock says. */
const ORDER = { ofAll: sql`at desc, first_id desc`, ofOneRow: sql`first_id desc` }

/** The import that made a change, while that is kept. */
const IMPORT = sql`(select id from import_job where import_job.change = shown.change_id)`

/** Entries of a change that are looked through for one row that stands as it was left. */
const LOOKED_THROUGH = 10_000

/** Whether nobody else changed a question since. */
const standsSince = (question: RawBuilder<unknown>) => sql`not exists (
  select from history later
  where later.question_id = ${question} and later.id > shown.first_id and later.change_id <> shown.change_id)`

/**
 * Whether a change of many can be taken back as one: a row of it stands as it left it. What an import added is left to the
 * import while that is kept, and the rows of its file say what it edited: an import goes on for days, and between its first
 * entry and its last stands what others did. Of any other change, the first entries are looked through.
 */
const RESTORABLE = sql`(kind = 'bulk' or count > 1) and what is distinct from 'account' and case
  when kind = 'import' and ${IMPORT} is not null then exists (
    select from import_row edited where edited.job_id = ${IMPORT} and edited.state = 'saved' and edited.match_id is not null
      and ${standsSince(sql`edited.match_id`)})
  else exists (
    select from history own
    where own.id between first_id and least(last_id, first_id + ${sql.lit(LOOKED_THROUGH)}) and own.change_id = shown.change_id
      and not (own.resource = 'question_image' and own.question_id is null)
      and case when own.question_id is not null then ${standsSince(sql`own.question_id`)}
      else not exists (
        select from history later
        where later.row_id = own.row_id and later.question_id is null and later.id > shown.first_id and later.change_id <> shown.change_id
          and regexp_replace(later.resource, '_(image|class)$', '') = regexp_replace(own.resource, '_(image|class)$', ''))
      end)
  end`

interface Told {
  restorable: RawBuilder<unknown>
  /** The id of its import. */
  from: RawBuilder<unknown>
}
const OF_MANY: Told = { restorable: RESTORABLE, from: IMPORT }
const OF_ONE: Told = { restorable: sql`false`, from: sql`null` }

const asJson = (order: RawBuilder<unknown>, { restorable, from }: Told) => sql`
  json_agg(json_build_object('change', change_id, 'at', at, 'ac_id', account_id,
    'ac_name', (select name from account where id = account_id), 'kind', kind, 'action', action,
    'resource', what, 'row_id', row_id, 'count', count, 'set_columns', columns, 'restorable', ${restorable}, 'title', title,
    'import_id', ${from})
    order by ${order})`

/** One page of changes; `found` is their query in `change` or `change_part`, with `change_id`, `at` and `first_id`. */
export function pageOfChanges(db: Db, found: SelectQueryBuilder<DB, 'change' | 'change_part', object>, asked: Asked) {
  const newest = found.orderBy('at', 'desc').orderBy('first_id', 'desc').limit(HISTORY_COUNTED)
  return onlyRow(
    db,
    sql<Changes>`
      with newest as materialized (${newest}),
      shown as (select change.* from (${pageOf(asked, ORDER.ofAll)}) page join change using (change_id))
      select (select count(*) from newest) as total, (select count(*) from newest) = ${HISTORY_COUNTED} as older,
        coalesce((select ${asJson(ORDER.ofAll, OF_MANY)} from shown), '[]') as changes,
        coalesce((
          select json_agg(entry.id) from shown cross join lateral (
            select id from history where id between first_id and last_id and history.change_id = shown.change_id
              and (count = 1 or id in (first_id, last_id))
            order by id desc limit ${ENTRIES}) entry
          where count = 1 or kind = 'bulk'), '[]') as ids`,
  )
}

/**
 * One page of the changes of one row and its parts, such as a question with its options: `found` is the query of its
 * entries. A bulk change shows here only what it did to this row.
 */
export function pageOfRowChanges(db: Db, found: SelectQueryBuilder<DB, 'history', object>, asked: Asked) {
  const entries = found
    .select(['id', 'at', 'change_id', 'account_id', 'action', 'resource', 'row_id', 'question_id'])
    .orderBy('id', 'desc')
    .limit(HISTORY_COUNTED)
  return onlyRow(
    db,
    sql<Changes>`
      with entries as materialized (${entries}),
      newest as materialized (
        select change_id, max(at) as at, max(id) as first_id, min(account_id) as account_id, min(action) as action, 1 as count,
          case when question_id is null then regexp_replace(resource, '_(image|class)$', '') else 'question' end as what,
          coalesce(question_id, row_id) as row_id, null::text[] as columns, array_agg(id) as ids
        from entries group by change_id, question_id, coalesce(question_id, row_id), what),
      shown as (
        select newest.*, coalesce(kind, 'save') as kind, title
        from (${pageOf(asked, ORDER.ofOneRow)}) page join newest using (change_id, what, row_id)
          left join (select change_id, kind, title from change) change using (change_id))
      select (select count(*) from newest) as total, (select count(*) from entries) = ${HISTORY_COUNTED} as older,
        coalesce((select ${asJson(ORDER.ofOneRow, OF_ONE)} from shown), '[]') as changes,
        coalesce((select json_agg(id) from (select unnest(ids) as id from shown) all_ids), '[]') as ids`,
  )
}

const pageOf = ({ page, limit }: Asked, order: RawBuilder<unknown>) => sql`
  select * from newest order by ${order}
  limit ${limit} offset ${Math.min((page - 1) * limit, HISTORY_COUNTED)}`

async function onlyRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count gave no row')
  return row
}
