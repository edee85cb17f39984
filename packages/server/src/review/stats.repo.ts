import type { ReviewStats, ReviewStatsQuery } from '@bank/contract'
import { ZONE } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { median, stageAges } from './stage-ages.repo.ts'

type Sql = RawBuilder<unknown>
/** The aspects and rules that are told. */
const MOST_TOLD = 10

/** Rows of `e` in the period, of questions of the subject. */
function meant({ from, to, subject_id }: ReviewStatsQuery): Sql {
  return sql`(${from ?? null}::timestamptz is null or e.created_at >= ${from ?? null})
    and (${to ?? null}::timestamptz is null or e.created_at <= ${to ?? null})
    and (${subject_id ?? null}::int is null
      or exists (select from question q where q.id = e.question_id and q.subject_id = ${subject_id ?? null}))`
}
const ofSubject = ({ subject_id }: ReviewStatsQuery) =>
  sql`(${subject_id ?? null}::int is null or q.subject_id = ${subject_id ?? null})`

const hours = (from: Sql, to: Sql) => sql`extract(epoch from ${to} - ${from}) / 3600`

async function rowsOf<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await statement.execute(db)).rows
}

/** What was done in the review flow meanwhile; `only`: of people, this account alone. */
export async function reviewStatsOf(db: Db, query: ReviewStatsQuery, only: number | null): Promise<ReviewStats> {
  const [passed] = await rowsOf(db, roundsOf(query))
  const [waited] = await rowsOf(db, firstVerdicts(query))
  const [checks] = await rowsOf(db, checksOf(query))
  return {
    weeks: await rowsOf(db, weeksOf(query)),
    approved: passed?.approved ?? 0,
    first_pass: passed?.first_pass ?? 0,
    rounds: passed?.rounds ?? null,
    hours_to_verdict: waited?.hours ?? null,
    checks: checks ?? NO_CHECKS,
    aspects: await rowsOf(db, aspectsOf(query)),
    rules: await rowsOf(db, rulesOf(query)),
    people: await rowsOf(db, peopleOf(query, only)),
    stages: await rowsOf(db, stageAges(ofSubject(query))),
  }
}

const KINDS = ['submitted', 'returned', 'rejected', 'approved'] as const
const weeksOf = (query: ReviewStatsQuery) => sql<ReviewStats['weeks'][number]>`
  select date_trunc('week', e.created_at at time zone ${ZONE.name})::date::text as week,
    ${sql.join(KINDS.map((kind) => sql`count(*) filter (where kind = ${kind})::int as ${sql.ref(kind)}`))}
  from review_event e where kind = any(${[...KINDS]}::text[]) and ${meant(query)} group by 1 order by 1`

/** How often each was submitted since it was approved before. */
const roundsOf = (query: ReviewStatsQuery) => sql<Pick<ReviewStats, 'approved' | 'first_pass' | 'rounds'>>`
  select count(*)::int as approved, count(*) filter (where rounds <= 1)::int as first_pass,
    round(avg(greatest(rounds, 1)), 1)::float8 as rounds
  from review_event e cross join lateral (
    select count(*) as rounds from review_event s where s.question_id = e.question_id and s.kind = 'submitted' and s.id < e.id
      and s.id > coalesce((select max(id) from review_event b
        where b.question_id = e.question_id and b.kind = 'approved' and b.id < e.id), 0)) before
  where kind = 'approved' and ${meant(query)}`

const firstVerdicts = (query: ReviewStatsQuery) => sql<{ hours: number | null }>`
  select ${median(hours(sql`e.created_at`, sql`said`))} as hours
  from review_event e cross join lateral (
    select min(r.created_at) as said from review r where r.question_id = e.question_id and r.created_at >= e.created_at) first
  where kind = 'submitted' and said is not null and ${meant(query)}`

const NO_CHECKS = { answered: 0, differing: 0, mistaken: 0, upheld: 0, mended: 0, open: 0 }
const checksOf = (query: ReviewStatsQuery) => sql<ReviewStats['checks']>`
  select count(*)::int as answered, count(*) filter (where not agrees)::int as differing,
    count(*) filter (where settled = 'keliru')::int as mistaken, count(*) filter (where settled = 'diputuskan')::int as upheld,
    count(*) filter (where not agrees and settled is null and e.revision < r.revision)::int as mended,
    count(*) filter (where not agrees and settled is null and e.revision = r.revision)::int as open
  from key_check e join question_review r on r.question_id = e.question_id where ${meant(query)}`

const aspectsOf = (query: ReviewStatsQuery) => sql<ReviewStats['aspects'][number]>`
  select form, version as card_version, (aspect ->> 'no')::int as no, count(*)::int as amount
  from review e, jsonb_array_elements(aspects) aspect where aspect ->> 'mark' = 'tidak' and ${meant(query)}
  group by 1, 2, 3 order by amount desc, form, no limit ${MOST_TOLD}`

const rulesOf = (query: ReviewStatsQuery) => sql<ReviewStats['rules'][number]>`
  select rule, count(*)::int as amount
  from question_lint l, unnest(found) rule
  where rule <> all('{galat,peringatan}') and l.question_id in (
    select e.question_id from review_event e where kind = 'submitted' and ${meant(query)})
  group by 1 order by amount desc, rule limit ${MOST_TOLD}`

const VERDICTS = ['layak', 'perbaiki', 'tolak'] as const
const peopleOf = (query: ReviewStatsQuery, only: number | null) => sql<ReviewStats['people'][number]>`
  select a.id as ac_id, a.name as ac_name,
    ${sql.join(VERDICTS.map((verdict) => sql`count(*) filter (where verdict = ${verdict})::int as ${sql.ref(verdict)}`))},
    ${median(hours(sql`asked`, sql`e.created_at`))} as hours
  from review e join account a on a.id = e.created_by cross join lateral (
    select max(s.created_at) as asked from review_event s
    where s.question_id = e.question_id and s.kind = 'submitted' and s.created_at <= e.created_at) before
  where (${only}::int is null or e.created_by = ${only}) and ${meant(query)}
  group by a.id, a.name order by count(*) desc, a.name, a.id`
