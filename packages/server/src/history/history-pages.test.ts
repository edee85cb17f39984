import { authRoutes, historyRoutes, LEVEL, questionRoutes, subjectRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { withoutTriggers } from '../../test/without-triggers.ts'
import { world } from '../../test/world.ts'
import { takeTurn } from '../db/backfill.repo.ts'
import { BACKFILLS } from '../start/backfills.ts'

const { db, signIn } = await world()
const a = make(db)

it.each([
  [{ from: '2026-01-31' }, ['31 morning', '31 evening', '1 morning']],
  [{ to: '2026-01-31' }, ['30 evening', '31 morning', '31 evening']],
  [{ from: '2026-01-31', to: '2026-01-31' }, ['31 morning', '31 evening']],
  [{ from: '2026-01-31T16:59:59.999Z' }, ['31 evening', '1 morning']],
  [{ to: '2026-01-31T00:00:00+07:00' }, ['30 evening', '31 morning']],
  [{ from: '2026-02-01', to: '2026-01-31' }, []],
])('between %j has the days of Jakarta, both ends inside', async (query, titles) => {
  const admin = await signIn(LEVEL.admin)
  const times = {
    '30 evening': '2026-01-30T16:59:59.999Z',
    '31 morning': '2026-01-30T17:00:00.000Z',
    '31 evening': '2026-01-31T16:59:59.999Z',
    '1 morning': '2026-01-31T17:00:00.000Z',
  }
  const rows = Object.entries(times).map(
    ([title, at]) => ({ title, at: new Date(at), change_id: 'x', action: 'add', resource: 'topic' }) as const,
  )
  await db.insertInto('history').values(rows).execute()
  const { data } = await admin.call(historyRoutes.list, { query })
  expect(data.map(({ title }) => title).reverse()).toEqual(titles)
})

it('counts and pages through the newest 10,000; its days lead further back', async () => {
  const admin = await signIn(LEVEL.admin)
  await sql`insert into history (at, change_id, action, resource, title)
    select timestamptz '2026-01-01 12:00+07' + number * interval '1 minute', 'x', 'edit', 'topic', number
    from generate_series(1, 10050) number`.execute(db)
  const ask = async (query: object) => {
    const { data, pagination } = await admin.call(historyRoutes.list, { query: { limit: 20, ...query } })
    return { total: pagination.totalData, first: data[0]?.title, rows: data.length }
  }
  expect(await ask({})).toEqual({ total: 10_000, first: '10050', rows: 20 })
  expect(await ask({ page: 500 })).toEqual({ total: 10_000, first: '70', rows: 20 })
  expect(await ask({ page: 501 })).toEqual({ total: 10_000, first: undefined, rows: 0 })
  expect(await ask({ to: '2026-01-01T12:03:00+07:00' })).toEqual({ total: 3, first: '3', rows: 3 })
})

it('pages by change: what a save did to a thing stands on one page, whole', async () => {
  const staff = await signIn()
  const id = await a.question()
  const keywords = (word: string) => Array.from({ length: 12 }, () => ({ keyword_text: word }))
  for (const word of ['satu', 'dua', 'tiga']) {
    const body = { question_text: `<p>${word}</p>`, keywords: keywords(word) }
    await staff.call(questionRoutes.update, { params: { id }, body })
  }
  const saves = { ac_id: staff.id, by: 'change', limit: 2 } as const
  const ask = (page: number) => staff.call(historyRoutes.list, { query: { ...saves, page } })
  const [first, second, past] = [await ask(1), await ask(2), await ask(3)]

  expect(first.pagination).toEqual({ page: 1, limit: 2, totalData: 3, older: false })
  expect([first, second].map(({ data }) => new Set(data.map(({ change }) => change)).size)).toEqual([2, 1])
  const { data: all } = await staff.call(historyRoutes.list, { query: { ac_id: staff.id, limit: 100 } })
  expect([...first.data, ...second.data]).toEqual(all)
  expect(past).toMatchObject({ data: [], pagination: { totalData: 3 } })
  const { pagination } = await staff.call(historyRoutes.list, { query: { ...saves, action: 'delete' } })
  expect(pagination.totalData).toBe(2)
})

it('tells what a request changed, one row or many, and gives the entries of many when they are asked for', async () => {
  const admin = await signIn(LEVEL.admin)
  const topic = { resource: 'topic', row_id: 1 }
  await inChange('image', [topic, { resource: 'topic_image', row_id: 1 }])
  await inChange('parts', [{ resource: 'keyword', row_id: 1, question_id: 1 }])
  await inChange(
    'many',
    Array.from({ length: 120 }, (_, at) => ({ resource: 'question', row_id: at + 1, question_id: at + 1 })),
  )
  await inChange('mixed', [topic, { resource: 'subtopic', row_id: 1 }])
  const { data, changes, pagination } = await admin.call(historyRoutes.list, { query: { by: 'change' } })
  expect(changes).toMatchObject([
    { change: 'mixed', kind: 'save', action: 'edit', resource: null, row_id: null, count: 2 },
    { change: 'many', kind: 'save', action: 'edit', resource: 'question', row_id: null, count: 120 },
    { change: 'parts', kind: 'save', action: 'edit', resource: 'question', row_id: 1, count: 1 },
    { change: 'image', kind: 'save', action: 'edit', resource: 'topic', row_id: 1, count: 1 },
  ])
  expect(data.map(({ change }) => change)).toEqual(['parts', 'image', 'image'])
  expect(pagination).toEqual({ page: 1, limit: 10, totalData: 4, older: false })

  const ofMany = (page: number) => admin.call(historyRoutes.list, { query: { change: 'many', limit: 100, page } })
  const pages = [await ofMany(1), await ofMany(2)]
  expect(pages.map(({ data }) => data.length)).toEqual([100, 20])
  expect(pages[0]?.pagination.totalData).toBe(120)
  const one = await admin.call(historyRoutes.list, { query: { by: 'change', question_id: 1 } })
  expect(one.changes).toMatchObject([
    { change: 'many', resource: 'question', row_id: 1, count: 1 },
    { change: 'parts', resource: 'question', row_id: 1, count: 1 },
  ])
  expect(one.data).toHaveLength(2)
})

it('finds changes by each filter, the large as one; sign-ins only when they are asked for', async () => {
  const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
  await staff.call(subjectRoutes.create, { body: { subject_name: 'Sains' } })
  await inChange(
    'many',
    Array.from({ length: 50 }, (_, at) => ({ resource: 'question', row_id: at + 1 })),
  )
  await staff.call(authRoutes.logout, {})
  const found = async (query: object, by = admin) => {
    const { changes, pagination } = await by.call(historyRoutes.list, { query: { by: 'change', ...query } })
    expect(pagination.totalData).toBe(changes?.length)
    return changes?.map(({ resource, count }) => `${resource} ${count}`)
  }
  expect(await found({})).toEqual(['question 50', 'subject 1'])
  expect(await found({ resource: 'question' })).toEqual(['question 50'])
  expect(await found({ resource: 'question', action: 'add' })).toEqual([])
  expect(await found({ action: 'add', ac_id: staff.id })).toEqual(['subject 1'])
  expect(await found({ ac_id: staff.id })).toEqual(['subject 1'])
  expect(await found({ action: 'logout' })).toEqual(['account 1'])
  expect(await found({ action: 'logout' }, await signIn())).toEqual([])
})

it('counts the newest 10,000 changes; its days lead further back', async () => {
  const admin = await signIn(LEVEL.admin)
  await sql`insert into change (change_id, first_id, last_id, at, kind, action, what, row_id, count)
    select number, number, number, timestamptz '2026-01-01 12:00+07' + number * interval '1 minute', 'save', 'edit', 'topic', 1, 1
    from generate_series(1, 10050) number`.execute(db)
  const ask = async (query: object) => {
    const { changes, pagination } = await admin.call(historyRoutes.list, {
      query: { limit: 20, by: 'change', ...query },
    })
    return { first: changes?.[0]?.change, total: pagination.totalData, older: pagination.older }
  }
  expect(await ask({})).toEqual({ first: '10050', total: 10_000, older: true })
  expect(await ask({ page: 500 })).toEqual({ first: '70', total: 10_000, older: true })
  expect(await ask({ page: 501 })).toEqual({ first: undefined, total: 10_000, older: true })
  expect(await ask({ to: '2026-01-01T12:05:00+07:00' })).toEqual({ first: '5', total: 5, older: false })
})

it('lists what was changed before there was a list of changes, the newest first', async () => {
  const admin = await signIn(LEVEL.admin)
  const rows = sql`insert into history (at, change_id, action, resource, row_id)
    select timestamptz '2026-01-01 12:00+07' + number * interval '1 minute', 'of ' || number / 3, 'edit', 'topic', number % 3
    from generate_series(3, 1802) number`
  await withoutTriggers(db, 'history', rows, 'change')
  const listed = async () => {
    const { changes, data, pagination } = await admin.call(historyRoutes.list, { query: { by: 'change', limit: 1 } })
    return {
      changes: changes?.map(({ change, count }) => [change, count]),
      entries: data.length,
      total: pagination.totalData,
    }
  }
  const [job] = BACKFILLS.filter(({ name }) => name === 'changes')
  if (!job) throw new Error('there is no such job')
  expect(await takeTurn(db, job)).toBeLessThan(0.5)
  expect(await listed()).toEqual({ changes: [['of 600', 3]], entries: 0, total: 167 })
  while ((await takeTurn(db, job)) < 1);
  expect(await listed()).toMatchObject({ total: 600 })
})

/** Writes entries of one change, as a transaction does. */
const inChange = (change_id: string, rows: { resource: string; row_id: number; question_id?: number }[]) =>
  db
    .insertInto('history')
    .values(rows.map((row) => ({ ...row, change_id, action: 'edit' as const })))
    .execute()
