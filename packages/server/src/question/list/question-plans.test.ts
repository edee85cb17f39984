import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../../../test/database.ts'
import { make } from '../../../test/make.ts'
import { fetchedBy, growing, type Planning, planOf } from '../../../test/plans.ts'
import { listening } from '../../../test/statements.ts'
import { recount } from '../../../test/tallies.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { buildApp } from '../../app.ts'
import { openSession } from '../../auth/session.repo.ts'
import type { DatabaseAddress } from '../../db/address.ts'
import { connect, type Db } from '../../db/connect.ts'

// This checks plans instead of times: the queries of a list must use indexes, in a bank of any size (decision 020). The
// bank of this test is so large that a query without a fitting index reads the whole table.
const QUESTIONS = 30_000
const BATCH = 5_000
const PAGE = 100
/** The newest questions, all on-progress: a list of published questions without its index reads all of them first. */
const NEWEST = 3_000
/** Questions before this one have a subject that only some of the newest have again. */
const OLD = 500

let address: DatabaseAddress
let db: Db
let token = ''

beforeAll(async () => {
  address = await newDatabase()
  db = connect(address, { limits: 'migration' })
  await fill(db)
  token = await openSession(db, await make(db).account())
})
afterAll(() => db.destroy())

/**
 * Each value that a list filters by is in one question of about a hundred, each value in other questions, so that a
 * search without the value's index reads thousands of other rows.
 */
async function fill(db: Db) {
  const a = make(db)
  const category_id = await a.category({ subject_id: await a.subject({ family: 'numerasi' }) })
  const common = await a.topic({ category_id })
  const rare = await a.topic({ category_id: await a.category() })
  const old = await a.topic({ category_id: await a.category() })
  const snpmb = await a.category({ product_type: 2 })
  const levels = [await a.questionLevel(), await a.questionLevel()]
  const people = [await a.account(), await a.account()]
  for (let from = 1; from <= QUESTIONS; from += BATCH) {
    const rows = sql`
      insert into question (id, type, code, text, answer, product_type, subject_id, category_id, class_id, topic_id, level_id,
        label, status, created_by, parent_id, created_at)
      overriding system value
      select n, case when c.product_type = 1 then 1 else 2 end, 'K-Q' || lpad(n::text, 6, '0'), '<p>Soal</p>',
        case when n % 131 > 0 then 'Empat' end, c.product_type, c.subject_id, c.id, t.class_id, t.id,
        case when t.id is not null then (${levels}::int[])[1 + (n % 103 = 0)::int] end,
        case when n % 113 = 0 then 'exam' else 'tryout' end, case when n > ${QUESTIONS - NEWEST} then 'on-progress' when n % 109 = 0 then 'approved' else 'published' end,
        (${people}::int[])[1 + (n % 107 = 0)::int], case when n % 20 = 2 then n - 1 end,
        timestamptz '2024-01-01 00:00Z' + n * interval '30 minutes'
      from generate_series(${from}::int, ${from + BATCH - 1}::int) n
      left join topic t on t.id = case when n % 89 = 0 then null when n % 101 = 0 then ${rare}::int
        when n < ${OLD} or (n > ${QUESTIONS - NEWEST} and n % 10 = 0) then ${old}::int else ${common}::int end
      join category c on c.id = coalesce(t.category_id, ${snpmb})`
    await withoutTriggers(db, 'question', rows)
  }
  await sql`select setval(pg_get_serial_sequence('question', 'id'), ${QUESTIONS})`.execute(db)
  const discussions = sql`
    insert into discussion (question_id, text) select id, '<p>Begini.</p>' from question where id % 127 > 0`
  await withoutTriggers(db, 'discussion', discussions)
  const trials = sql`insert into free_trial (question_id) select id from question where id % 50 = 0`
  await withoutTriggers(db, 'free_trial', trials)
  await sql`
    insert into review_thread (question_id, revision, created_by, resolved_at)
    select id, 0, ${people[0]}, case when id % 293 > 0 then now() end from question where id < ${QUESTIONS - NEWEST}`.execute(
    db,
  )
  await sql`
    insert into question_review (question_id, stage) select id, 'submitted' from question where status = 'on-progress'`.execute(
    db,
  )
  await sql`
    insert into review_task (kind, question_id, account_id, done_at)
    select 'telaah', id, (${people}::int[])[1 + (id % 97 = 0)::int], case when id % 89 > 0 then now() end from question
    where id > ${QUESTIONS - NEWEST}`.execute(db)
  await sql`
    insert into question_search (question_id, text)
    select id, lower(code) || ' soal' from question`.execute(db)
  await recount(db)
  await sql`vacuum analyze`.execute(db)
}

const EXACTLY = [
  ['no filter', ''],
  ['the oldest first', 'order=oldest'],
  ['page 1,000', 'page=1000'],
  ['a subject', 'subject_id=2'],
  ['a category', 'category_id=2'],
  ['a class', 'class_id=2'],
  ['a topic', 'topic_id=2'],
  ['a level', 'ql_id=2'],
  ['a creator', 'id_question_creator=2'],
  ['a status', 'status=approved'],
  ['a label', 'label=exam'],
  ['a family', 'family=numerasi'],
  ['a code', 'question_code=012345'],
  ['no answer', 'missing=answer'],
  ['no discussion', 'missing=discussion'],
  ['open comments', 'thread=open'],
] as const

const IN_CELLS = [
  ['a subject and a status', 'subject_id=2&status=published'],
  ['a level and a label', 'ql_id=1&label=tryout'],
  ['a subject and a status that only its oldest have', 'subject_id=3&status=published'],
  ['several statuses and not a label', 'status=on-progress,approved&label=!exam'],
] as const
const COUNTED = [...IN_CELLS, ['a class, a level and a creator', 'class_id=1&ql_id=1&id_question_creator=1']] as const

const plannings: Planning[] = ['at first', 'after some runs']

/** The nodes of the plan of each statement that the call sends. */
const plansOf = (url: string, planning: Planning) =>
  listening(address, async ({ client, statementsOf }) => {
    const plans = []
    for (const sent of await statementsOf({ method: 'GET', url, token }))
      plans.push(await planOf(client, sent, planning))
    return plans
  })

const found = async (url: string, planning: Planning) =>
  (await plansOf(url, planning)).flatMap((nodes) => growing(nodes, PAGE))

describe.each(plannings)('planned %s', (planning) => {
  it.each([...EXACTLY, ...IN_CELLS])(
    'the list of %s reads no question in vain and sorts no more than a page',
    async (_, query) => {
      expect(await found(`/v1/questionParent?${query}`, planning)).toEqual([])
    },
  )

  it.each(COUNTED)('%s are counted from an index alone', async (_, query) => {
    const fetched = (await plansOf(`/v1/questionParent?${query}`, planning)).flatMap(fetchedBy)
    expect(Math.max(...fetched)).toBeLessThan(PAGE)
  })

  it.each(IN_CELLS)('%s are counted without reading the questions that are counted', async (_, query) => {
    const nodes = (await plansOf(`/v1/questionParent?${query}`, planning)).flat()
    const ofQuestions = nodes.filter((node) => node['Relation Name'] === 'question')
    const read = ofQuestions.reduce((rows, node) => rows + node['Actual Rows'] * node['Actual Loops'], 0)
    expect(read).toBeLessThan(PAGE)
  })

  it('the list of SNPMB reads no question in vain and sorts no more than a page', async () => {
    expect(await found('/v1/snpmb/question', planning)).toEqual([])
  })

  it('the texts of a search are read once, for its page and its count', async () => {
    const nodes = (await plansOf('/v1/questionParent?q=q012345', planning)).flat()
    const read = nodes.filter((node) => node['Relation Name'] === 'question_search')
    expect(read).toHaveLength(1)
  })

  it('one question is found by its id', async () => {
    expect(await found('/v1/question/12345', planning)).toEqual([])
  })
})

it('a status that the newest have not is found by its index, also where no vacuum has been', async () => {
  await withoutTriggers(db, 'question', sql`update question set text = text where id % 5 = 0`)
  await sql`analyze question`.execute(db)
  for (const planning of plannings) expect(await found('/v1/questionParent?status=published', planning)).toEqual([])
})

it('the questions that wait for an account are found by its tasks', async () => {
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  for (const planning of plannings) expect(await found('/v1/questionParent?assigned=2', planning)).toEqual([])
})

it('a page of few questions is planned once for all, as a full one is: planning costs ten times what reading does', async () => {
  const session = connect(address, { pool: 1 })
  // PostgreSQL adds a cost for planning to custom plans; in this bank without parts it would hide the difference
  await sql`set cpu_operator_cost = 0.00001`.execute(session)
  const app = await buildApp({ db: session, rateLimits: false })
  for (let time = 0; time < 12; time++) {
    const { statusCode } = await app.inject({
      url: '/v1/snpmb/question?limit=1',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(statusCode).toBe(200)
  }
  const { rows } = await sql<{ custom_plans: number; generic_plans: number }>`
    select custom_plans, generic_plans from pg_prepared_statements where statement like '%as "choices"%'`.execute(
    session,
  )
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: 7 }])
  await app.close()
  await session.destroy()
})
