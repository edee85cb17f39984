import { MONTHS, STATUSES, totalRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { foldDeltas } from '../tally/tally.repo.ts'

const { db, signIn } = await world()
const a = make(db)

// deleting so many rows one by one before the next test file would take longer than the 5 s for a statement
afterAll(() =>
  sql`truncate question, history, question_delta, question_tally, question_cell, topic_tally, month_tally cascade`.execute(
    db,
  ),
)

/** 50,000 by `npm run test:more`. */
const QUESTIONS = Number(process.env.LARGE_BANK ?? 5_000)
const YEAR = 2025
/** Rows per insert, so that no statement takes longer than the server's time limit. */
const BATCH = 500

/** Three topics of each family, three indicators, three levels. */
async function places() {
  const topicsOf = async (family: 'literasi' | 'numerasi') => {
    const category_id = await a.category({ subject_id: await a.subject({ family }) })
    return Promise.all(['Satu', 'Dua', 'Tiga'].map((name) => a.topic({ category_id, name })))
  }
  await Promise.all(['Memahami', 'Penalaran', 'Lainnya'].map((name) => a.indicator({ name })))
  await Promise.all(['Mudah', 'Sedang', 'Sulit'].map((name) => a.questionLevel({ name })))
  return [...(await topicsOf('literasi')), ...(await topicsOf('numerasi'))]
}

/** Questions of all kinds, created around the ends of months in Jakarta, some on the last evening of a month in UTC. */
const fill = (topics: number[], from: number) =>
  sql`
    insert into question (type, text, category_id, class_id, topic_id, level_id, indicator_id, label, status, created_at)
    select 1, '<p>Soal</p>', t.category_id, (select id from class limit 1), t.id,
      (select id from question_level order by id offset n % 3 limit 1),
      (select id from indicator order by id offset n % 4 limit 1),
      'exam', (${STATUSES}::text[])[1 + n % 7 % 3],
      make_timestamptz(${YEAR}, 1 + n % 12, 1, 0, 0, 0, 'Asia/Jakarta') + (n % 3 - 1) * interval '1 second'
    from generate_series(${from}::int, ${from + BATCH - 1}::int) n
    join topic t on t.id = (${topics}::int[])[1 + n % 6]`.execute(db)

/** The same numbers counted from the rows. Adds seven hours to UTC for Jakarta, instead of using a time zone. */
async function counted() {
  const { rows } = await sql<{ family: string; month: number; n: number }>`
    select s.family, substr(((q.created_at at time zone 'UTC') + interval '7 hours')::text, 6, 2)::int as month, count(*)::int as n
    from question q join subject s on s.id = q.subject_id
    where substr(((q.created_at at time zone 'UTC') + interval '7 hours')::text, 1, 4) = ${String(YEAR)}
    group by 1, 2`.execute(db)
  const year = (family: string) =>
    MONTHS.map((_, index) => rows.find((row) => row.family === family && row.month === index + 1)?.n ?? 0)
  return { numerasi: year('numerasi'), literasi: year('literasi') }
}

it('counts a large bank as a count of the rows does, before they are added up and after', async () => {
  const staff = await signIn()
  const topics = await places()
  await a.class()
  for (let from = 1; from <= QUESTIONS; from += BATCH) await fill(topics, from)

  const look = async () => {
    const { data } = await staff.call(totalRoutes.chart, { query: { year: YEAR } })
    const byStatus = await staff.call(totalRoutes.byStatus, {})
    const byLevel = await staff.call(totalRoutes.byLevel, {})
    const byIndicator = await staff.call(totalRoutes.byIndicator, {})
    return { data, byStatus, byLevel, byIndicator }
  }
  const fresh = await look()
  await foldDeltas(db)
  const folded = await look()

  expect(folded).toEqual(fresh)
  const { numerasi, literasi } = await counted()
  expect(fresh.data.map(({ categoryTotal }) => categoryTotal)).toEqual([numerasi, literasi])
  expect(fresh.byStatus.totalLiterasi + fresh.byStatus.totalNumerasi).toBe(QUESTIONS)
  for (const [place, id] of topics.entries()) {
    const family = place < 3 ? 'literasi' : 'numerasi'
    const of = <Topic extends { id_topic: number }>(tree: {
      literasi: { topic: Topic[] }[]
      numerasi: { topic: Topic[] }[]
    }) => tree[family].flatMap(({ topic }) => topic).find(({ id_topic }) => id_topic === id)
    const { rows } = await sql`
      select count(*) filter (where q.status = 'on-progress')::int as "totalOnProgress",
        count(*) filter (where q.status = 'approved')::int as "totalApproved",
        count(*) filter (where q.status = 'published')::int as "totalPublished", count(*)::int as amount
      from question q where q.topic_id = ${id}`.execute(db)
    expect(of(fresh.byStatus.data)?.total[0]).toMatchObject(rows[0] as object)
    const levels = await sql`
      select count(*) filter (where l.name = 'Mudah')::int as mudah, count(*) filter (where l.name = 'Sedang')::int as sedang,
        count(*) filter (where l.name = 'Sulit')::int as sulit
      from question q join question_level l on l.id = q.level_id where q.topic_id = ${id}`.execute(db)
    expect(of(fresh.byLevel.data)).toMatchObject(levels.rows[0] as object)
    const indicators = await sql`
      select count(*) filter (where i.name = 'Memahami')::int as memahami,
        count(*) filter (where i.name = 'Penalaran')::int as penalaran,
        count(*) filter (where i.name is null or i.name = 'Lainnya')::int as default
      from question q left join indicator i on i.id = q.indicator_id where q.topic_id = ${id}`.execute(db)
    expect(of(fresh.byIndicator.data)).toMatchObject(indicators.rows[0] as object)
  }
})
