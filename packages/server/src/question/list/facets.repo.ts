import {
  type FacetName,
  QUESTION_COLUMNS,
  type QuestionColumnName,
  type QuestionFacets,
  type QuestionFilters,
  questionFacets,
} from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import type { Db } from '../../db/connect.ts'
import { PLANNED_ANEW } from '../../db/preparing-client.ts'
import { readInTime } from '../../db/read-in-time.ts'
import { type Finding, findingOf } from '../../search/find-words.repo.ts'
import { form, stageOf } from './choice-filters.repo.ts'
import { isOpen } from './open-task.repo.ts'
import { questionIds } from './question-filters.repo.ts'

/** The newest questions that are counted; one more says that there are more. */
const MOST = 10_000
const LIMITS = {
  milliseconds: 2_000,
  late: 'Angka di samping pilihan belum bisa dihitung: soalnya terlalu banyak saat ini.',
}

/**
 * How many joined tables PostgreSQL tries in every order, for each filter in use. With twenty of them its own 8 cost 308 ms of
 * planning and 5 cost 122 ms, for plans that are as good; below 5 they get worse. Up to five tables are planned as ever.
 */
const JOINS = '5'

const NAMES = Object.keys(questionFacets.shape) as FacetName[]

/** The values that a row of the question says itself, by the filters that choose among them. */
const COLUMNS = {
  ...Object.fromEntries(
    Object.entries(QUESTION_COLUMNS).flatMap(([name, column]) =>
      'filter' in column ? [[column.filter.param, sql.ref(`q.${name as QuestionColumnName}`)]] : [],
    ),
  ),
  form,
} as Partial<Record<FacetName, RawBuilder<unknown>>>

type Sql = RawBuilder<unknown>

/** The values that stand beside the questions of a table, counted in tables that are read by these ids alone. */
const BESIDE: Partial<Record<FacetName, (table: Sql, ids: Sql) => Sql>> = {
  has: (_, ids) => sql`
    select what, count(*) from question_has where question_id = any(${ids}) and what <> 'bare_image' group by what
    union all select 'keyword', count(distinct question_id) from keyword where question_id = any(${ids})`,
  missing: (table, ids) => sql`
    select what, count(*) from question_lack where question_id = any(${ids}) group by what
    union all select 'alt', count(*) from question_has where question_id = any(${ids}) and what = 'bare_image'
    union all select 'indicator', count(*) from ${table} where indicator_id is null`,
  finding: (_, ids) => sql`
    select what, count(*) from question_lint, unnest(found) what where question_id = any(${ids}) group by what`,
  free_trial: (table, ids) => sql`
    select trial.value, case trial.value when 'true' then free else all_of - free end from (
      select (select count(*) from free_trial where question_id = any(${ids})) as free, (select count(*) from ${table}) as all_of
    ) counted, (values ('true'), ('false')) trial (value)`,
  stage: (table) => ofFlow(table, stageOf),
  changed: (table) => ofFlow(table, sql`coalesce(r.approved_revision <> r.revision, false)::text`),
  thread: (_, ids) => sql`
    select state, count(distinct question_id)
    from review_thread, unnest(case when must_fix then array['open', 'must_fix'] else array['open'] end) state
    where question_id = any(${ids}) and resolved_at is null and (select is_binding()) group by state`,
  assigned: (_, ids) => sql`
    select t.account_id::text, count(distinct q.id)
    from review_task t join question q on q.id = t.question_id join question_review r on r.question_id = q.id
    where q.id = any(${ids}) and t.account_id is not null and ${isOpen} and (select is_binding()) group by t.account_id`,
}

const ofFlow = (table: Sql, value: Sql) => sql`
  select ${value}, count(*) from ${table} counted left join question_review r on r.question_id = counted.id
  where (select is_binding()) group by 1`

interface Row {
  param: FacetName
  value: string | null
  amount: number
  more: boolean
}

/** How many questions of a list have each value of each filter, in one statement. */
export async function facetsOf(db: Db, scope: ListScope, query: QuestionFilters): Promise<QuestionFacets> {
  const finding = await findingOf(db, query.cari)
  const { rows } = await readInTime(db, LIMITS, async (own) => {
    await sql`select set_config('join_collapse_limit', ${JOINS}, true),
      set_config('from_collapse_limit', ${JOINS}, true)`.execute(own)
    return counting(own, scope, query, finding).execute(own)
  })
  const facets = Object.fromEntries(
    NAMES.map((name) => [name, { values: [], more: false }]),
  ) as unknown as QuestionFacets
  for (const { param, value, amount, more } of rows) {
    facets[param].more = more
    if (amount > 0) facets[param].values.push({ value: value ?? 'none', amount })
  }
  return facets
}

/** One table of questions for all filters that are not in use, and one for each that is. */
function counting(db: Db, scope: ListScope, query: QuestionFilters, finding: Finding | undefined) {
  const used = NAMES.filter((name) => query[name] !== undefined)
  const tables = [
    { table: sql.table('found'), names: NAMES.filter((name) => !used.includes(name)), asked: query },
    ...used.map((name) => ({ table: sql.table(`but_${name}`), names: [name], asked: { ...query, [name]: undefined } })),
  ]
  const found = tables.map(({ table, asked }) => sql`${table} as materialized (${newest(db, scope, asked, finding)})`)
  const counted = tables.flatMap(({ table, names }) => countsOf(table, names))
  return sql<Row>`${sql.raw(PLANNED_ANEW)} with ${sql.join(found)} ${sql.join(counted, sql` union all `)}`
}

const newest = (db: Db, scope: ListScope, query: QuestionFilters, finding: Finding | undefined) =>
  questionIds(db, scope, query, finding)
    .select(['q.indicator_id', ...Object.entries(COLUMNS).map(([name, column]) => column.as(name))])
    .orderBy('q.id', 'desc')
    .limit(MOST + 1)

function countsOf(table: Sql, names: readonly FacetName[]): Sql[] {
  const more = sql`(select count(*) > ${MOST} from ${table}) as more`
  const inRow = names.filter((name) => name in COLUMNS)
  const sets = sql.join(inRow.map((name) => sql`(${sql.ref(name)})`))
  /** Of the set that a row counts. */
  const ofSet = (said: (name: FacetName) => Sql) =>
    sql`case ${sql.join(
      inRow.map((name) => sql`when grouping(${sql.ref(name)}) = 0 then ${said(name)}`),
      sql` `,
    )} end`
  const ids = sql`array(select id from ${table})`
  return [
    ...(inRow.length > 0
      ? [
          sql`select ${ofSet((name) => sql`${name}::text`)} as param, ${ofSet((name) => sql`${sql.ref(name)}::text`)} as value,
            count(*)::int as amount, ${more} from ${table} group by grouping sets (${sets})`,
        ]
      : []),
    ...names.flatMap((name) => {
      const beside = BESIDE[name]?.(table, ids)
      return beside
        ? [
            sql`select ${name}::text as param, value, amount::int as amount, ${more} from (${beside}) beside (value, amount)`,
          ]
        : []
    }),
  ]
}
