import { historyRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

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

it('tells changes of different things apart, though one request made them', async () => {
  const admin = await signIn(LEVEL.admin)
  await db
    .insertInto('history')
    .values(
      [
        { resource: 'topic', row_id: 1 },
        { resource: 'topic_image', row_id: 1 },
        { resource: 'topic', row_id: 2 },
        { resource: 'subtopic', row_id: 1 },
        { resource: 'keyword', row_id: 1, question_id: 1 },
        { resource: 'question', row_id: 1, question_id: 1 },
      ].map((row) => ({ ...row, change_id: 'x', action: 'edit' as const })),
    )
    .execute()
  const { pagination } = await admin.call(historyRoutes.list, { query: { by: 'change' } })
  expect(pagination).toEqual({ page: 1, limit: 10, totalData: 4, older: false })
})

it('counts the changes among the newest 10,000 entries', async () => {
  const admin = await signIn(LEVEL.admin)
  await sql`insert into history (at, change_id, action, resource, row_id)
    select timestamptz '2026-01-01 12:00+07' + number * interval '1 minute', number / 2, 'edit', 'topic', 1
    from generate_series(2, 10051) number`.execute(db)
  const ask = async (query: object) => {
    const { data, pagination } = await admin.call(historyRoutes.list, {
      query: { limit: 20, by: 'change', ...query },
    })
    return { rows: data.length, total: pagination.totalData, older: pagination.older }
  }
  expect(await ask({})).toEqual({ rows: 40, total: 5000, older: true })
  expect(await ask({ page: 250 })).toEqual({ rows: 40, total: 5000, older: true })
  expect(await ask({ page: 251 })).toEqual({ rows: 0, total: 5000, older: true })
  expect(await ask({ to: '2026-01-01T12:05:00+07:00' })).toEqual({ rows: 4, total: 2, older: false })
})
