import { LABELS, questionRoutes, STATUSES, totalRoutes } from '@bank/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { counted, recount, tallied } from '../../../test/tallies.ts'
import { world } from '../../../test/world.ts'
import { takeTurn } from '../../db/backfill.repo.ts'
import { vacuumBeside } from '../../db/vacuum.repo.ts'
import { CELLS_BACKFILL, foldDeltas } from './tally.repo.ts'

const { db, signIn } = await world()
const a = make(db)

it('counts as a count would, whatever changes at once and is added up meanwhile', async () => {
  const staff = await signIn()
  const [one, other] = [await a.topic(), await a.topic()]
  const ids = await Promise.all(Array.from({ length: 12 }, () => a.question({ topic_id: one })))

  const change = (id: number, kind: number) =>
    [
      () =>
        db
          .updateTable('question')
          .set({ status: STATUSES[id % 3] })
          .where('id', '=', id)
          .execute(),
      () =>
        db
          .updateTable('question')
          .set({ label: LABELS[id % 4] })
          .where('id', '=', id)
          .execute(),
      () => staff.call(questionRoutes.update, { params: { id }, body: { topic_id: other } }),
      () => a.question({ topic_id: id % 2 ? one : other }),
      () => db.deleteFrom('question').where('id', '=', id).where('parent_id', 'is', null).execute(),
      () => foldDeltas(db),
      () =>
        db
          .updateTable('question')
          .set({ type: [1, 2, 3][id % 3] })
          .where('id', '=', id)
          .execute(),
      () =>
        db
          .updateTable('question')
          .set({ answer: id % 2 ? '' : 'Empat' })
          .where('id', '=', id)
          .execute(),
      () => a.answer({ question_id: id }),
      () => db.deleteFrom('answer').where('question_id', '=', id).execute(),
      () => a.discussion({ question_id: id }),
      () => db.deleteFrom('discussion').where('question_id', '=', id).execute(),
    ][kind]?.()

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...ids.slice(2)), fc.nat(11)), { minLength: 5, maxLength: 25 }),
      async (steps) => {
        await Promise.allSettled(steps.map(([id, kind]) => change(id, kind)))
        expect(await tallied(db)).toEqual(await counted(db))
      },
    ),
    { numRuns: 12 },
  )
  await foldDeltas(db)
  expect(await tallied(db)).toEqual(await counted(db))
})

it('is added up by one server at a time; no other waits', async () => {
  await foldDeltas(db)
  await a.question()
  const waiting = async () => (await db.selectFrom('question_delta').select('product_type').execute()).length
  const before = await waiting()
  await db.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(6401772905)`.execute(other)
    expect(await foldDeltas(db)).toBe(0)
    expect(await waiting()).toBe(before)
  })
  expect(await foldDeltas(db)).toBeGreaterThan(0)
})

it('is vacuumed past a server that vacuums already', async () => {
  await db.transaction().execute(async (other) => {
    await sql`lock table question_delta in share update exclusive mode`.execute(other)
    await vacuumBeside(db, 'question_delta')
  })
})

it('leaves no empty pages after a rush, which every count would read', async () => {
  await a.question()
  const pages = async () => {
    const { rows } = await sql<{ pages: number }>`
      select pg_relation_size('question_delta')::int / 8192 as pages`.execute(db)
    return rows[0]?.pages
  }
  await sql`insert into question_delta select delta.* from question_delta delta, generate_series(1, 20000)`.execute(db)
  expect(await pages()).toBeGreaterThan(128)
  await foldDeltas(db)
  expect(await pages()).toBe(0)
})

it('knows what each type lacks, whatever is given and taken', async () => {
  const lacking = async () => {
    const { rows } = await sql<{ what: string }>`select what from question_lack order by what`.execute(db)
    return rows.map(({ what }) => what)
  }
  const question_id = await a.question({ type: 5, class_id: null, level_id: null, topic_id: null })
  expect(await lacking()).toEqual(['answer', 'discussion'])
  const [first, second] = [await a.statement({ question_id }), await a.statement({ question_id })]
  await a.statementAnswer({ statement_id: first, question_id })
  expect(await lacking()).toEqual(['answer', 'discussion'])
  await a.statementAnswer({ statement_id: second, question_id })
  await a.discussion({ question_id })
  expect(await lacking()).toEqual([])
  await db.deleteFrom('statement_answer').where('statement_id', '=', first).execute()
  expect(await lacking()).toEqual(['answer'])
  await db.deleteFrom('statement').where('id', '=', first).execute()
  expect(await lacking()).toEqual([])
  await db.deleteFrom('discussion').execute()
  expect(await lacking()).toEqual(['discussion'])
  await db.deleteFrom('question').execute()
  expect(await lacking()).toEqual([])
  expect(await tallied(db)).toEqual(await counted(db))
})

it('adds up without a word being lost for lists, totals and charts', async () => {
  const staff = await signIn()
  const category_id = await a.category({ subject_id: await a.subject({ family: 'numerasi' }) })
  const topic_id = await a.topic({ category_id })
  for (const status of STATUSES) await a.question({ topic_id, status })
  const asked = async () => [
    (await staff.call(questionRoutes.main, { query: {} })).pagination.totalData,
    (await staff.call(questionRoutes.main, { query: { status: 'approved' } })).pagination.totalData,
    (await staff.call(questionRoutes.main, { query: { missing: 'answer' } })).pagination.totalData,
    await staff.call(totalRoutes.byStatus, {}),
    await staff.call(totalRoutes.byIndicator, {}),
    await staff.call(totalRoutes.byLevel, {}),
    await staff.call(totalRoutes.chart, { query: {} }),
  ]
  const before = await asked()
  expect(before.slice(0, 3)).toEqual([3, 1, 3])

  await foldDeltas(db)

  expect(await asked()).toEqual(before)
})

it('counts the cells of what stood before them, whatever changes before and after', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => a.question()))
  await foldDeltas(db)
  await sql`delete from question_cell`.execute(db)
  const approve = (id: number | undefined) =>
    db.updateTable('question').set({ status: 'approved' }).where('id', '=', Number(id)).execute()
  await approve(ids[0])
  await foldDeltas(db)
  await approve(ids[1])

  expect(await takeTurn(db, CELLS_BACKFILL)).toBe(1)

  expect(await tallied(db)).toEqual(await counted(db))
  await approve(ids[2])
  await foldDeltas(db)
  expect(await tallied(db)).toEqual(await counted(db))
})

it('can be counted anew from the questions', async () => {
  await a.question()
  await sql`delete from question_delta`.execute(db)
  await sql`delete from question_lack`.execute(db)

  await recount(db)

  expect(await tallied(db)).toEqual(await counted(db))
})
