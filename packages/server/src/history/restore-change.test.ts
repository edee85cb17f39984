import { randomUUID } from 'node:crypto'
import {
  groupRoutes,
  historyRoutes,
  importRoutes,
  LEVEL,
  questionImageRoutes,
  questionRoutes,
  topicRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importing, read, rowsOf, TWO } from '../../test/importing.ts'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { inTransaction } from '../db/transaction.ts'
import { runImports } from '../import/run-imports.ts'
import { FAMILIES } from './families.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const { place, ready } = importing(db)
type Person = Awaited<ReturnType<typeof signIn>>

/** All rows of questions and topics, without who edited them last and when. */
async function rowsNow() {
  const tables = [...FAMILIES.topic, ...FAMILIES.question].map(({ table }) => table)
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(kept) - '{updated_at,updated_by}'::text[] as row from ${sql.table(table)} kept order by 1`.execute(
        db,
      )
      return [table, rows] as const
    }),
  )
  return Object.fromEntries(found)
}
const changesOf = async ({ call }: Person, limit = 1) =>
  (await call(historyRoutes.list, { query: { by: 'change', limit } })).changes ?? []
const newestOf = async (by: Person) => (await changesOf(by))[0]
const restoring = ({ call }: Person, change = '') => call(historyRoutes.restoreChange, { body: { change } })

it('takes a topic back with the questions that moved along, but not over a later edit of it', async () => {
  const [staff, other] = [await signIn(), await signIn()]
  const topic_id = await a.topic()
  for (const _ of [1, 2]) await a.question({ topic_id })
  const before = await rowsNow()
  const category_id = await a.category({ code: 'ALJ', classes: [await a.class()] })
  const params = { id: topic_id }
  const { class_id } = await db.selectFrom('category_class').select('class_id').executeTakeFirstOrThrow()
  await staff.call(topicRoutes.update, { params, body: { category_id, class_id } })
  const moved = await newestOf(staff)
  expect(moved).toMatchObject({ kind: 'save', resource: null, count: 3, restorable: true })
  await expect(restoring(other, moved?.change)).rejects.toMatchObject({ fields: { change: expect.any(String) } })
  const restored = await restoring(staff, moved?.change)
  expect(restored).toMatchObject({ data: [{ count: 3, kept: 0 }], message: '3 data telah dipulihkan.' })
  expect(await rowsNow()).toEqual(before)
  expect((await changesOf(staff, 2)).map(({ restorable }) => restorable)).toEqual([true, false])

  await staff.call(topicRoutes.update, { params, body: { topic_name: 'Aljabar' } })
  // the questions stand where their topic stands, and that was edited
  await expect(restoring(staff, restored.data[0].change)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await db.selectFrom('topic').select('name').executeTakeFirstOrThrow()).toEqual({ name: 'Aljabar' })
})

it('leaves what an import added to the import, brings back what that deleted, and takes all back once it is gone', async () => {
  const [staff, admin] = [await signIn(), await signIn(LEVEL.admin)]
  const { params } = await ready(staff, [...TWO, 'Kunci: B'])
  const set = await place()
  const id = await a.question({ topic_id: set.topic_id, class_id: set.class_id, level_id: set.ql_id })
  await staff.call(importRoutes.edit, { params, body: { set } })
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  const added = await newestOf(staff)
  expect(added).toMatchObject({ kind: 'import', count: 2, restorable: false, import_id: params.id })
  await expect(restoring(staff, added?.change)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^Batalkan impor/),
  })

  // the import edits a question too, as another row of its file does
  const before = await rowsNow()
  await inTransaction(db, { actor: staff.id, change: added?.change ?? '' }, (transaction) =>
    transaction.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute(),
  )
  const { data } = await restoring(staff, added?.change)
  expect(data).toMatchObject([{ count: 1, kept: 2, codes: [] }])
  expect(await rowsNow()).toEqual(before)
  await expect(restoring(staff, added?.change)).rejects.toMatchObject({ code: 'CONFLICT' })

  await staff.call(importRoutes.undo, { params })
  await runImports(db)
  expect(await read(staff, params.id)).toMatchObject({ counts: { undone: 2 } })
  const undone = await newestOf(staff)
  expect(undone).toMatchObject({ action: 'delete', restorable: true })
  await restoring(staff, undone?.change)
  expect(await rowsNow()).toEqual(before)

  const { params: later } = await ready(staff, [
    '1. Ibu kota Bali adalah',
    'A. Denpasar',
    'B. Ubud',
    'Kunci: A',
    '2. Ibu kota Papua adalah',
    'A. Jayapura',
    'B. Nabire',
    'Kunci: A',
  ])
  await staff.call(importRoutes.edit, { params: later, body: { set: { label: 'exam', ...(await placeAgain()) } } })
  await staff.call(importRoutes.save, { params: later })
  await runImports(db)
  const second = await newestOf(staff)
  expect(second?.count).toBe(2)
  expect((await changesOf(admin)).map(({ import_id }) => import_id)).toEqual([later.id])
  await staff.call(importRoutes.remove, { params: later })
  expect(await newestOf(staff)).toMatchObject({ restorable: true, import_id: null })
  await expect(restoring(staff, second?.change)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await restoring(admin, second?.change)
  expect(await rowsNow()).toEqual(before)
})

it('offers what an import edited by the rows of its file, however much others did meanwhile', async () => {
  const [staff, other] = [await signIn(), await signIn()]
  const id = await a.question()
  const { params } = await ready(staff, [...TWO, 'Kunci: B'])
  await staff.call(importRoutes.edit, { params, body: { set: await place() } })
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  const { change = '' } = (await newestOf(staff)) ?? {}
  const shown = async () => (await changesOf(staff, 9)).find((one) => one.change === change)
  const [first, second] = await rowsOf(staff, params.id)
  const edits = (id: number) =>
    inTransaction(db, { actor: staff.id, change }, (transaction) =>
      transaction.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute(),
    )
  // what it wrote once more to a question that it added is the import's to take back
  await edits(first?.id_question ?? 0)
  expect(await shown()).toMatchObject({ restorable: false })
  await expect(restoring(staff, change)).rejects.toMatchObject({ code: 'CONFLICT' })

  await edits(id)
  const row = { match_id: id, question_id: id }
  await db
    .updateTable('import_row')
    .set(row)
    .where('question_id', '=', second?.id_question ?? 0)
    .execute()
  // days may lie between its first entry and its last
  await db.updateTable('change').set({ last_id: sql`first_id` }).where('change_id', '=', change).execute()
  expect(await shown()).toMatchObject({ restorable: true })
  await other.call(questionRoutes.update, { params: { id }, body: { label: 'tryout' } })
  expect(await shown()).toMatchObject({ restorable: false })
})

it.each([
  [9_999, true],
  [10_000, false],
])('looks through 10,000 entries for one that stands: %i others lie between', async (others, restorable) => {
  const staff = await signIn()
  const [near, far] = [await a.question(), await a.question()]
  await inTransaction(db, { actor: staff.id, change: randomUUID() }, async (transaction) => {
    const edit = (id: number) =>
      transaction.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
    await edit(near)
    await sql`select setval(pg_get_serial_sequence('history', 'id'), max(id) + ${others}) from history`.execute(
      transaction,
    )
    await edit(far)
  })
  const { change } = (await newestOf(staff)) ?? {}
  await (await signIn()).call(questionRoutes.update, { params: { id: near }, body: { label: 'tryout' } })
  expect((await changesOf(staff, 9)).find((one) => one.change === change)).toMatchObject({ restorable })
})

/** Where the questions of the first import stand. */
async function placeAgain() {
  const { topic_id, class_id, level_id } = await db
    .selectFrom('question')
    .select(['topic_id', 'class_id', 'level_id'])
    .executeTakeFirstOrThrow()
  return { topic_id: topic_id ?? 0, class_id: class_id ?? 0, ql_id: level_id ?? 0 }
}

it('leaves a change of one row to a restore of that row', async () => {
  const staff = await signIn()
  const id = await a.question()
  await staff.call(questionRoutes.update, { params: { id }, body: { label: 'exam' } })
  await expect(restoring(staff, (await newestOf(staff))?.change)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('leaves pictures that no question lists, and the questions whose ids their rows happen to have', async () => {
  const [staff, admin] = [await signIn(), await signIn(LEVEL.admin)]
  const { url } = await a.image()
  const topic_id = await a.topic()
  const questions = []
  for (const _ of [1, 2, 3]) questions.push(await a.question({ topic_id }))
  const { data: copies } = await staff.call(questionImageRoutes.duplicate, { body: [{ image: url }, { image: url }] })
  const change = await newestOf(staff)
  const { data: listed } = await staff.call(questionImageRoutes.list, { query: {} })
  expect(questions).toEqual(expect.arrayContaining(listed.map(({ id_question_image }) => id_question_image)))
  await staff.call(questionImageRoutes.assign, { body: { question_id: questions[2] ?? 0, image: copies[0] ?? '' } })
  expect(change).toMatchObject({ count: 2, restorable: false })
  const times = () => db.selectFrom('question').select(['id', 'updated_at']).orderBy('id').execute()
  const before = [await rowsNow(), await times()]
  for (const by of [staff, admin]) {
    await expect(restoring(by, change?.change)).rejects.toMatchObject({ code: 'CONFLICT' })
  }
  expect([await rowsNow(), await times()]).toEqual(before)
})

it('takes a question back to its group and its place there, which one change wrote one after the other', async () => {
  const staff = await signIn()
  const topic_id = await a.topic()
  const [from, to] = [await a.question({ topic_id }), await a.question({ topic_id })]
  const [id] = [await a.question({ topic_id, parent_id: from }), await a.question({ topic_id, parent_id: to })]
  const before = await rowsNow()
  await staff.call(groupRoutes.moveChild, { params: { id }, body: { parent_id: to, position: 1 } })
  const moved = await newestOf(staff)
  const after = await rowsNow()
  const { data } = await restoring(staff, moved?.change)
  expect(await rowsNow()).toEqual(before)
  await restoring(staff, data[0].change)
  expect(await rowsNow()).toEqual(after)
})

it('deletes a discussion that was added to a question for level 1 alone', async () => {
  const [staff, admin] = [await signIn(), await signIn(LEVEL.admin)]
  const topic_id = await a.topic()
  const ids = [await a.question({ topic_id }), await a.question({ topic_id })]
  const before = await rowsNow()
  // as an import does that is forgotten by now
  await inTransaction(db, { actor: staff.id, change: 'discussions' }, async (transaction) => {
    for (const question_id of ids) await make(transaction).discussion({ question_id })
  })
  await expect(restoring(staff, 'discussions')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await restoring(admin, 'discussions')
  expect(await rowsNow()).toEqual(before)
})
