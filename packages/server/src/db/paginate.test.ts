import { classPaging, type PageQuery, type Paging, WHOLE_LIMIT } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'
import { paginate } from './paginate.ts'

const { db } = await world()

const addClasses = (count: number) =>
  sql`insert into class (name, stage) select 'Kelas ' || n, 'SD' from generate_series(1, ${count}::int) n`.execute(db)

/** Newest first; what `load` was asked for is what comes back. */
const list = (query: PageQuery, paging: Paging = classPaging) =>
  paginate(db, db.selectFrom('class').select('id').orderBy('id', 'desc'), query, paging, async (ids) => ids)

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
  expect(pagination).toEqual({ page: 1, limit: WHOLE_LIMIT, totalData: WHOLE_LIMIT + 1 })
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
