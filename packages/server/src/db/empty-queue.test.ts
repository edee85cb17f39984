import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workerDatabase } from '../../test/database.ts'
import { emptier } from '../../test/empty.ts'
import { make } from '../../test/make.ts'
import { renewLikeness } from '../question/likeness/likeness.repo.ts'
import { renewTwins } from '../question/likeness/twin.repo.ts'
import { readChanged } from '../review/lint.repo.ts'
import { learnWords } from '../search/search-word.repo.ts'
import type { Db } from './connect.ts'
import { emptyQueue, setAside } from './empty-queue.ts'

const db = await workerDatabase()
const a = make(db)
beforeEach(await emptier(db))
beforeEach(finishAll)
afterEach(finishAll)

async function finishAll() {
  await renewLikeness(db)
  await renewTwins(db)
  await readChanged(db)
  await learnWords(db)
}

/** A queue of new questions whose work writes down what it began, and fails for `poison`. */
async function queue(fail: (own: Db) => Promise<unknown>, turn = 3) {
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.push(await a.question())
  await finishAll()
  const noteAll = () => sql`insert into lint_due select unnest(${ids}::int[])`.execute(db)
  await noteAll()
  const begun: number[][] = []
  const poison = ids[1]
  const run = () =>
    emptyQueue<number>(db, {
      table: 'lint_due',
      lock: 5_210_433_673,
      turn,
      async work(own, keys) {
        begun.push(keys)
        if (poison !== undefined && keys.includes(poison)) await fail(own)
      },
    })
  return { poison, begun, run, noteAll }
}

const throws = async () => {
  throw new Error('cannot be read')
}
const losesConnection = (own: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(own)

it.each([
  ['fails', throws],
  ['loses its connection', losesConnection],
])('goes on with the others when the work of one row %s, and sets it aside after three tries', async (_, fail) => {
  const { poison, run, begun } = await queue(fail)
  for (let tries = 0; tries < 3; tries++) await expect(run()).rejects.toThrow()
  await run()
  const { code } = await db
    .selectFrom('question')
    .select('code')
    .where('id', '=', Number(poison))
    .executeTakeFirstOrThrow()
  expect(await setAside(db)).toEqual([`telaah otomatis ${code}`])
  const { rows } = await sql`select question_id from lint_due where tries < 3`.execute(db)
  expect(rows).toEqual([])
  expect(begun.filter((keys) => poison !== undefined && keys.includes(poison))).toHaveLength(3)
})

it('counts a try before the work begins, for work that ends the server', async () => {
  const seen = vi.fn(async () => {
    const { rows } = await sql<{ tries: number }>`select max(tries) as tries from lint_due`.execute(db)
    expect(rows).toEqual([{ tries: 1 }])
  })
  const { run } = await queue(seen)
  expect(await run()).toBe(5)
  expect(seen).toHaveBeenCalled()
})

it('tries a row that was set aside again when its question is saved', async () => {
  const { run, noteAll } = await queue(throws)
  for (let tries = 0; tries < 3; tries++) await expect(run()).rejects.toThrow()
  await noteAll()
  await readChanged(db)
  expect(await setAside(db)).toEqual([])
  expect((await sql`select from lint_due`.execute(db)).rows).toEqual([])
})

it('does not count a try that waited for somebody else too long', async () => {
  const { run } = await queue(() => Promise.reject(Object.assign(new Error('waited'), { code: '55P03' })))
  for (let tries = 0; tries < 5; tries++) await expect(run()).rejects.toThrow('waited')
  expect(await setAside(db)).toEqual([])
})

it('does not list work for a question that is gone', async () => {
  const { run, poison } = await queue(throws)
  for (let tries = 0; tries < 3; tries++) await expect(run()).rejects.toThrow()
  await db.deleteFrom('question').where('id', '=', Number(poison)).execute()
  expect(await setAside(db)).toEqual([])
})
