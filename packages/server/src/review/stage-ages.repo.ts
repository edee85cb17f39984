import { WAITING_STAGES } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** The questions of a stage that are looked at, the newest. */
const MOST_AGED = 10_000

export const median = (value: Sql) => sql<number | null>`
  round((percentile_cont(0.5) within group (order by ${value}))::numeric, 1)::float8`

export interface StageAge {
  stage: (typeof WAITING_STAGES)[number]
  amount: number
  days: number | null
}

/** How many of the questions `q` that are meant wait at each stage, and days since they came there, the median. */
export const stageAges = (meant: Sql) => sql<StageAge>`
  select waiting.stage, count(*)::int as amount,
    ${median(sql`extract(epoch from clock_timestamp() - came) / 86400`)} as days
  from unnest(${[...WAITING_STAGES]}::text[]) with ordinality waiting (stage, place) cross join lateral (
    select r.question_id from question_review r join question q on q.id = r.question_id
    where r.stage = waiting.stage and stage_of(q.status, r.stage) = r.stage and ${meant}
    order by r.question_id desc limit ${MOST_AGED}) here
  left join lateral (
    select created_at as came from review_event e
    where e.question_id = here.question_id and e.from_stage <> e.to_stage order by id desc limit 1) last on true
  group by waiting.stage, waiting.place order by waiting.place`
