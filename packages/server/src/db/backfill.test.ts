import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workerDatabase } from '../../test/database.ts'
import { emptier } from '../../test/empty.ts'
import { type Backfill, sharesDone, takeTurn } from './backfill.repo.ts'
import { backfillingOf } from './backfilling.ts'
import type { Db } from './connect.ts'
import { inSlices } from './in-slices.ts'

const db = await workerDatabase()
beforeEach(await emptier(db))
beforeEach(() => sql`create table kysely_filled (id int)`.execute(db))
afterEach(() => sql`drop table kysely_filled`.execute(db))

const ROWS = 1_200
const classes = () =>
  sql`insert into class (name, stage) select 'Kelas ' || n, 'SD' from generate_series(1, ${ROWS}) n`.execute(db)

/** A job that writes down every row that it fills, and the number of rows of each turn in `sizes`. */
function job(name: string, meanwhile: (turn: Db, n: number) => Promise<unknown> = async () => {}) {
  const sizes: number[] = []
  const backfill: Backfill = {
    name,
    table: 'class',
    async fill(turn, ids) {
      sizes.push(ids.length)
      await sql`insert into kysely_filled select unnest(${ids}::int[])`.execute(turn)
      await meanwhile(turn, sizes.length)
    },
  }
  return { backfill, sizes }
}

async function filled() {
  const { rows } = await sql<{ times: number; rows: number }>`
    select times, count(*) as rows from (select count(*) as times from kysely_filled group by id) each group by 1`.execute(
    db,
  )
  return rows
}

it('fills every row once, five hundred a turn, and knows how far it has come', async () => {
  await classes()
  const { backfill, sizes } = job('all')
  const share = await takeTurn(db, backfill)
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.43)
  await takeTurn(db, backfill)
  for (let n = 0; n < 3; n++) expect(await takeTurn(db, backfill)).toBe(1)
  expect(sizes).toEqual([500, 500, 200])
  expect(await filled()).toEqual([{ times: 1, rows: ROWS }])
})

it('fills long rows by fifty in the order of their ids, each in seven seconds', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => 120 - at)
  const seen: { first: number; last: number; within: string }[] = []
  await db.transaction().execute((turn) =>
    inSlices(turn, ids, async (slice) => {
      const { rows } = await sql<{ within: string }>`select current_setting('statement_timeout') as within`.execute(
        turn,
      )
      seen.push({ first: slice[0] ?? 0, last: slice.at(-1) ?? 0, within: rows[0]?.within ?? '' })
    }),
  )
  expect(seen.map(({ first, last, within }) => `${first}-${last} ${within}`)).toEqual([
    '1-50 7s',
    '51-100 7s',
    '101-120 7s',
  ])
})

it('is taken up after a kill in the middle of a turn, and fills every row once', async () => {
  await classes()
  const killed = job('killed', async (turn, n) => {
    if (n === 2) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(turn)
  })
  await takeTurn(db, killed.backfill)
  await expect(takeTurn(db, killed.backfill)).rejects.toThrow()
  expect(await filled()).toEqual([{ times: 1, rows: 500 }])
  const { backfill, sizes } = job('killed')
  while ((await takeTurn(db, backfill)) < 1);
  expect(sizes).toEqual([500, 200])
  expect(await filled()).toEqual([{ times: 1, rows: ROWS }])
})

it('is one server`s work at a time', async () => {
  await classes()
  const other = job('shared')
  const one = job('shared', () => takeTurn(db, other.backfill))
  await takeTurn(db, one.backfill)
  expect(other.sizes).toEqual([])
  expect(await filled()).toEqual([{ times: 1, rows: 500 }])
})

it('goes on by itself, job after job', async () => {
  await classes()
  const failures: unknown[] = []
  const jobs = [job('first'), job('second')].map(({ backfill }) => backfill)
  const { progress, start } = backfillingOf(db, jobs)
  expect(progress()).toEqual({ first: 0, second: 0 })
  const end = start((error) => failures.push(error))
  await expect.poll(progress).toEqual({ first: 1, second: 1 })
  await end()
  expect(failures).toEqual([])
  expect(await sharesDone(db)).toEqual({ first: 1, second: 1 })
  expect(await filled()).toEqual([{ times: 2, rows: ROWS }])
})

it('ends only when the turn under way is written', async () => {
  await classes()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { backfill, sizes } = job('ended', () => held)
  const end = backfillingOf(db, [backfill]).start(() => {})
  await expect.poll(() => sizes).toHaveLength(1)
  const seen: string[] = []
  const ended = end().then(() => seen.push('ended'))
  await sql`select 1`.execute(db)
  seen.push('released')
  release()
  await ended
  expect(seen).toEqual(['released', 'ended'])
  expect(await filled()).toEqual([{ times: 1, rows: 500 }])
})
