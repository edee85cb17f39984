import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../../../test/database.ts'
import { make, PNG_DATA_URL } from '../../../test/make.ts'
import { fetchedBy, growing, type Planning, planOf } from '../../../test/plans.ts'
import { listening } from '../../../test/statements.ts'
import { recount } from '../../../test/tallies.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { buildApp } from '../../app.ts'
import { openSession } from '../../auth/session.repo.ts'
import type { DatabaseAddress } from '../../db/address.ts'
import { connect, type Db } from '../../db/connect.ts'
import { renewTwins } from '../likeness/twin.repo.ts'

// This checks plans instead of times: the queries of a list must use indexes, in a bank of any size (decision 020). The
// bank of this test is so large that a query without a fitting index reads the whole table.
const QUESTIONS = 30_000
const BATCH = 5_000
const PAGE = 100
/** The newest questions, all on-progress: a list of published questions without its index reads all of them first. */
const NEWEST = 3_000

let address: DatabaseAddress
let db: Db
let token = ''

beforeAll(async () => {
  address = await newDatabase()
  db = connect(address, { limits: 'migration' })
  await fill(db)
  token = await openSession(db, await make(db).account())
}, 120_000)
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
      left join topic t on t.id = case when n % 89 = 0 then null when n % 101 = 0 then ${rare}::int else ${common}::int end
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
] as const
const COUNTED = [...IN_CELLS, ['a class, a level and a creator', 'class_id=1&ql_id=1&id_question_creator=1']] as const

const plannings: Planning[] = ['at first', 'after some runs']

const found = (url: string, planning: Planning) =>
  listening(address, async ({ client, statementsOf }) => {
    const plans = []
    for (const sent of await statementsOf({ method: 'GET', url, token }))
      plans.push(await planOf(client, sent, planning))
    return plans.flatMap((nodes) => growing(nodes, PAGE))
  })

/** The greatest number of rows that one statement of the call reads from the question table. */
const fetched = (url: string, planning: Planning) =>
  listening(address, async ({ client, statementsOf }) => {
    const rows = []
    for (const sent of await statementsOf({ method: 'GET', url, token }))
      rows.push(...fetchedBy(await planOf(client, sent, planning)))
    return Math.max(...rows)
  })

describe.each(plannings)('planned %s', (planning) => {
  it.each([...EXACTLY, ...IN_CELLS])(
    'the list of %s reads no question in vain and sorts no more than a page',
    async (_, query) => {
      expect(await found(`/v1/questionParent?${query}`, planning)).toEqual([])
    },
  )

  it.each(COUNTED)('%s are counted from an index alone', async (_, query) => {
    expect(await fetched(`/v1/questionParent?${query}`, planning)).toBeLessThan(PAGE)
  })

  it.each(IN_CELLS)('%s are counted without reading the questions that are counted', async (_, query) => {
    const read = await listening(address, async ({ client, statementsOf }) => {
      const nodes = []
      for (const sent of await statementsOf({ method: 'GET', url: `/v1/questionParent?${query}`, token }))
        nodes.push(...(await planOf(client, sent, planning)))
      const ofQuestions = nodes.filter((node) => node['Relation Name'] === 'question')
      return ofQuestions.reduce((rows, node) => rows + node['Actual Rows'] * node['Actual Loops'], 0)
    })
    expect(read).toBeLessThan(PAGE)
  })

  it('the list of SNPMB reads no question in vain and sorts no more than a page', async () => {
    expect(await found('/v1/snpmb/question', planning)).toEqual([])
  })

  it('the texts of a search are read once, for its page and its count', async () => {
    const read = await listening(address, async ({ client, statementsOf }) => {
      const nodes = []
      for (const sent of await statementsOf({ method: 'GET', url: '/v1/questionParent?q=q012345', token }))
        nodes.push(...(await planOf(client, sent, planning)))
      return nodes.filter((node) => node['Relation Name'] === 'question_search')
    })
    expect(read).toHaveLength(1)
  })

  it('one question is found by its id', async () => {
    expect(await found('/v1/question/12345', planning)).toEqual([])
  })
})

it.each([
  ['the lists', '/v1/questionParent', 3],
  ['one question with all its parts', '/v1/question/12345', 2],
  ['totals', '/v1/total', 2],
  ['totals by indicator', '/v1/total/indicator', 2],
  ['totals by level', '/v1/total/level', 2],
  ['the chart', '/v1/total/chart', 2],
  ['the dashboard', '/v1/dashboard', 3],
  ['the history', '/v1/history?limit=5', 5],
])('%s are asked with the same number of statements in a bank of any size', async (_, url, statements) => {
  const sent = await listening(address, ({ statementsOf }) => statementsOf({ method: 'GET', url, token }))
  expect(sent).toHaveLength(statements)
})

it('a question is saved with the same number of statements, however many options it has', async () => {
  const {
    topic_id,
    class_id,
    level_id: ql_id,
  } = await db
    .selectFrom('question')
    .select(['topic_id', 'class_id', 'level_id'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const saved = (options: number) =>
    listening(address, async ({ statementsOf }) => {
      const selections = Array.from({ length: options }, (_, at) => ({ selection_text: `${at}`, is_answer: at === 0 }))
      const place = { topic_id, class_id, ql_id }
      const body = { qt_id: 2, label: 'exam', question_text: '<p>Satu</p>', ...place, selections }
      return (await statementsOf({ method: 'POST', url: '/v1/question', token, body })).length
    })
  expect(await saved(5)).toBe(await saved(2))
})

it('a whole new item with a picture is 8 statements, besides its session, its limit and its transaction', async () => {
  const { topic_id, class_id, level_id } = await db
    .selectFrom('question')
    .select(['topic_id', 'class_id', 'level_id'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const selections = ['Satu', 'Dua', 'Tiga'].map((selection_text, at) => ({ selection_text, is_answer: at === 1 }))
  const body = {
    ...{ qt_id: 2, label: 'exam', question_text: '<p>Satu</p>', topic_id, class_id, ql_id: level_id },
    ...{ selections: [...selections, { image: PNG_DATA_URL }], discussion: { discussion_text: '<p>Begini.</p>' } },
  }
  const sent = await listening(
    address,
    ({ statementsOf }) => statementsOf({ method: 'POST', url: '/v1/question', token, body }),
    { rateLimits: false },
  )
  const around = /^(begin|commit)|set_config|from session/
  expect(sent.filter(({ text }) => !around.test(text))).toHaveLength(8)
})

it.each([
  ['POST', '/v1/question'],
  ['PATCH', '/v1/question/1'],
] as const)('nothing is read twice while a question is saved by %s', async (method, url) => {
  const place = await db
    .selectFrom('question')
    .select(['topic_id', 'class_id', 'level_id as ql_id'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const selections = [{ selection_text: 'satu', is_answer: true }, { selection_text: 'dua' }]
  const body = { qt_id: 2, label: 'exam', ...place, question_text: '<p>Satu</p>', selections }
  const sent = await listening(address, ({ statementsOf }) => statementsOf({ method, url, token, body }))
  const texts = sent.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  expect(texts.filter((text) => text.includes('insert into "selection"'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('delete from "selection"'))).toHaveLength(method === 'PATCH' ? 1 : 0)
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

it('twins are written without reading other questions', async () => {
  const session = connect(address, { pool: 1 })
  const read = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(session)
    const { rows } = await sql<{ n: number }>`
      select seq_tup_read + idx_tup_fetch as n from pg_stat_user_tables where relname = 'question'`.execute(session)
    return rows[0]?.n ?? Number.NaN
  }
  await sql`insert into twin_due select id from question where id % 10000 = 1`.execute(session)
  const before = await read()

  expect(await renewTwins(session)).toBeGreaterThanOrEqual(3)

  expect((await read()) - before).toBeLessThan(PAGE)
  await session.destroy()
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
