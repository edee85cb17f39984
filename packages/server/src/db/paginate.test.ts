import { classPaging, type PageQuery, type Paging, WHOLE_LIMIT } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { world } from '../../test/world.ts'
import { connect, type Db } from './connect.ts'
import { paginate } from './paginate.ts'
import { RowsInTurns } from './rows-in-turns.ts'
import type { DB } from './types.ts'

const { db } = await world()

const addClasses = (count: number) =>
  sql`insert into class (name, stage) select 'Kelas ' || n, 'SD' from generate_series(1, ${count}::int) n`.execute(db)

const newestFirst = () => db.selectFrom('class').select('id').orderBy('id', 'desc')
type Listed<Row> = Awaited<ReturnType<typeof paginate<DB, 'class', Row>>>

/** All rows of a list, also of one that is sent in turns. */
async function inFull<Row>(listed: Listed<Row>) {
  if (!(listed instanceof RowsInTurns)) return listed
  const data: Row[] = []
  for await (const rows of listed.turns) data.push(...rows)
  return { data, pagination: listed.pagination }
}

/** `load` returns the ids that it was given. */
const list = async (query: PageQuery, paging: Paging = classPaging) =>
  inFull<number>(await paginate(db, newestFirst(), query, paging, async (ids) => ids))

it('gives the ids of one page in the order of the list', async () => {
  await addClasses(12)
  expect(await list({ page: 2 })).toEqual({ data: [7, 6, 5, 4, 3], pagination: { page: 2, limit: 5, totalData: 12 } })
  expect(await list({ page: 3 })).toMatchObject({ data: [2, 1] })
})

it('counts all rows on a page past the end, and loads none', async () => {
  await addClasses(2)
  const ids = db.selectFrom('class').select('id')
  const load = () => Promise.reject(new Error('there is nothing to load'))
  const pagination = { page: 9, limit: 5, totalData: 2 }
  expect(await paginate(db, ids, { page: 9 }, classPaging, load)).toEqual({ data: [], pagination })
})

it('gives a whole list up to its greatest length, and says how long it would be', async () => {
  await addClasses(WHOLE_LIMIT + 1)
  const { data, pagination } = await list({ limit: '' })
  expect(data).toHaveLength(WHOLE_LIMIT)
  expect(pagination).toEqual({ page: 1, limit: null, totalData: WHOLE_LIMIT + 1 })
})

const LONG = 40_000
const longRows = (asked: number[]) => async (ids: number[]) => {
  asked.push(ids.length)
  return ids.map((id) => ({ id, text: 'a'.repeat(LONG) }))
}
const texts = () => sql<number>`${LONG}::int`

it('ends a whole list at the last row within 8 MB, and reads few rows more', async () => {
  await addClasses(1_000)
  const asked: number[] = []
  const listed = await paginate(db, newestFirst(), { limit: '' }, classPaging, longRows(asked), { texts })
  const { data, pagination } = await inFull<{ id: number; text: string }>(listed)
  expect(JSON.stringify(data).length).toBeLessThan(8 * 1024 * 1024)
  expect(JSON.stringify(data).length).toBeGreaterThan(8 * 1024 * 1024 - 41_000)
  expect(asked).toEqual(Array(9).fill(25))
  expect(pagination).toEqual({ page: 1, limit: null, totalData: 1_000 })
})

it('reads a page of long texts in turns of one row at least, and never cuts it', async () => {
  await addClasses(100)
  const asked: number[] = []
  const load = async (ids: number[], from: Db) => {
    const rows = sql<{
      id: number
      text: string
    }>`select id, repeat('a', ${LONG}) as text from unnest(${ids}::int[]) id`
    const found = await rows.execute(from)
    asked.push(ids.length)
    return found.rows
  }
  // the rows alternate between 40 kB and 2 MB
  const alternating = (id: RawBuilder<number>) => sql<number>`case ${id} % 2 when 0 then ${LONG} else 2000000 end`
  const listed = await paginate(db, newestFirst(), { limit: 100 }, classPaging, load, { texts: alternating })
  expect(listed).toMatchObject({ longest: 2_001_024, pagination: { page: 1, limit: 100, totalData: 100 } })
  expect(asked).toEqual([])
  const { data } = await inFull<{ id: number; text: string }>(listed)
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index))
  expect(asked).toEqual(Array(100).fill(1))
})

it('reads a page of short texts at once', async () => {
  await addClasses(100)
  const asked: number[] = []
  await paginate(db, newestFirst(), { limit: 100 }, classPaging, longRows(asked), { texts: () => sql<number>`1500` })
  expect(asked).toEqual([100])
})

it('what was long in one bank is still read at once in another', async () => {
  const other = connect(await newDatabase())
  const paging: Paging = { size: 5, whole: false }
  const measured: Db[] = []
  const read = async (bank: Db) => {
    await bank.insertInto('class').values({ name: 'Kelas', stage: 'SD' }).execute()
    const ids = bank.selectFrom('class').select('id').orderBy('id', 'desc')
    const load = async (_: number[], from: Db) =>
      (await sql<object>`select repeat('a', ${bank === db ? 2_000_000 : 1}::int) as text`.execute(from)).rows
    const length = () => {
      measured.push(bank)
      return sql<number>`2000000`
    }
    await paginate(bank, ids, { limit: 1 }, paging, load, { texts: length })
  }
  for (const bank of [db, other]) await read(bank)
  await other.destroy()
  expect(measured).toEqual([db])
})

it('gives an empty whole list a limit of one, so that nobody divides by zero', async () => {
  expect(await list({})).toEqual({ data: [], pagination: { page: 1, limit: 1, totalData: 0 } })
})

it('never gives a list whole that may grow without end', async () => {
  await addClasses(11)
  for (const query of [{}, { limit: '' as const }]) {
    expect((await list(query, { size: 10, whole: false })).data).toHaveLength(10)
  }
})
