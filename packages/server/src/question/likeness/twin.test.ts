import { questionRoutes, twinRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { waiting } from '../../../test/waiting.ts'
import { world } from '../../../test/world.ts'
import { takeTurn } from '../../db/backfill.repo.ts'
import { BACKFILLS } from '../../start/backfills.ts'
import { renewLikeness } from './likeness.repo.ts'
import { renewTwins } from './twin.repo.ts'

const { db, signIn } = await world()
const a = make(db)

const OPTIONS = ['40 km/jam', '60 km/jam', '80 km/jam']
const mobil = (jarak: number) =>
  `<p>Sebuah mobil menempuh jarak ${jarak} km dalam waktu 2 jam. Kecepatan rata-rata mobil itu adalah ....</p>`
const LIKE_MOBIL = '<p>Sebuah mobil menempuh jarak 120 km selama 2 jam. Kecepatan rata-rata mobil itu yaitu ....</p>'

async function question(text: string, row: Parameters<typeof a.question>[0] = {}, options = OPTIONS) {
  const id = await a.question({ type: 2, text, ...row })
  for (const option of options) await a.selection({ question_id: id, text: option })
  return id
}
async function compared() {
  await renewLikeness(db)
  await renewTwins(db)
}
const body = (question_text: string, more = {}) => ({
  question_text,
  selections: OPTIONS.map((selection_text) => ({ selection_text })),
  ...more,
})

it('tells what the bank has like a question, never the question itself', async () => {
  const staff = await signIn()
  const id = await question(mobil(120))
  const numbers = await question(mobil(160))
  await question('<p>Ibu kota Jawa Barat adalah ....</p>', {}, ['Bandung', 'Serang'])
  await compared()
  const ask = async (sent: object) => (await staff.call(twinRoutes.similar, { body: sent })).data[0]
  expect(await ask(body(mobil(120)))).toMatchObject({
    exact: [{ id_question: id, code: expect.any(String) }],
    similar: [{ id_question: numbers, kind: 'beda angka', score: 1 }],
  })
  expect(await ask(body(mobil(120), { id_question: id }))).toMatchObject({
    exact: [],
    similar: [{ id_question: numbers }],
  })
  const { similar } = await ask(body(LIKE_MOBIL))
  expect(similar.map(({ id_question, kind }) => [id_question, kind])).toEqual([
    [id, 'mirip'],
    [numbers, 'mirip'],
  ])
  expect(await ask(body(mobil(120), { product_type: 2 }))).toEqual({ exact: [], similar: [] })
  expect(await ask({})).toEqual({ exact: [], similar: [] })
})

it('looks in SNPMB for a question of SNPMB', async () => {
  const staff = await signIn()
  const category_id = await a.category({ product_type: 2 })
  const [one, other] = [await question(mobil(120), { category_id }), await question(mobil(160), { category_id })]
  await question(mobil(200))
  await compared()
  const { data } = await staff.call(twinRoutes.similar, { body: body(mobil(120), { id_question: one }) })
  expect(data[0].similar.map(({ id_question }) => id_question)).toEqual([other])
  const list = await staff.call(twinRoutes.list, { query: { product_type: 2 } })
  expect(list.data.map(({ questions }) => questions.map(({ id_question }) => id_question))).toEqual([[one, other]])
})

it('tells at most five', async () => {
  const staff = await signIn()
  for (let jarak = 101; jarak < 108; jarak++) await question(mobil(jarak))
  for (let copy = 0; copy < 6; copy++) await question(mobil(120))
  await compared()
  const [{ exact, similar }] = (await staff.call(twinRoutes.similar, { body: body(mobil(120)) })).data
  expect([exact.length, similar.length]).toEqual([5, 5])
})

it('compares what was saved with what a browser sends', async () => {
  const staff = await signIn()
  const place = { class_id: await a.class(), ql_id: await a.questionLevel(), topic_id: await a.topic() }
  const sent = { ...body(mobil(120)), ...place, qt_id: 2, label: 'tryout' as const }
  const { data } = await staff.call(questionRoutes.create, { body: sent })
  await compared()
  const found = await staff.call(twinRoutes.similar, { body: sent })
  expect(found.data[0].exact).toEqual([{ id_question: data[0].id_question, code: data[0].code }])
})

it('lists exact twins first, then pairs that are alike, until a question changes', async () => {
  const staff = await signIn()
  const list = async (query = {}) => (await staff.call(twinRoutes.list, { query })).data
  const ids = (rows: Awaited<ReturnType<typeof list>>) =>
    rows.map(({ kind, questions }) => [kind, ...questions.map(({ id_question }) => id_question)])
  const one = await question(mobil(120))
  const numbers = await question(mobil(160))
  const twin = await question(mobil(120))
  expect((await staff.call(twinRoutes.list, { query: {} })).unread).toBe(3)
  await compared()
  const all = [
    ['sama', one, twin],
    ['beda angka', numbers, twin],
    ['beda angka', one, numbers],
  ]
  expect(ids(await list())).toEqual(all)
  expect(ids(await list({ kind: 'sama' }))).toEqual(all.slice(0, 1))
  expect(ids(await list({ kind: 'mirip' }))).toEqual(all.slice(1))
  expect(ids(await list({ limit: 1, page: 2 }))).toEqual(all.slice(1, 2))
  const reply = await staff.call(twinRoutes.list, { query: {} })
  expect(reply).toMatchObject({ pagination: { totalData: 3 } })
  expect(reply.unread).toBeUndefined()
  expect(reply.data[0]?.questions[0]?.begins).toMatch(/^Sebuah mobil menempuh jarak 120 km/)

  await db.updateTable('question').set({ text: '<p>Apa ibu kota Jawa Tengah?</p>' }).where('id', '=', twin).execute()
  await compared()
  expect(ids(await list())).toEqual([['beda angka', one, numbers]])
  await db.deleteFrom('question').where('id', '=', one).execute()
  expect(await list()).toEqual([])
})

it('takes members of groups for the same only where their texts are the same', async () => {
  const staff = await signIn()
  const heads = [
    await question('<p>Teks tentang hutan</p>', {}, []),
    await question('<p>Teks tentang laut</p>', {}, []),
  ]
  const text = '<p>Apa gagasan utama teks tersebut?</p>'
  for (const parent_id of heads) await question(text, { parent_id }, [])
  await compared()
  expect((await staff.call(twinRoutes.list, { query: {} })).data).toEqual([])
  const sameAs = async (sent: object) =>
    (await staff.call(twinRoutes.similar, { body: { question_text: text, ...sent } })).data[0].exact.length
  expect([await sameAs({}), await sameAs({ parent_id: heads[0] })]).toEqual([0, 1])
  const again = await question(text, { parent_id: heads[0] ?? null }, [])
  await compared()
  const [same] = (await staff.call(twinRoutes.list, { query: {} })).data
  expect(same).toMatchObject({ kind: 'sama', count: 2 })
  expect(same?.questions.map(({ id_question }) => id_question)).toContain(again)
  expect(await sameAs({ id_question: again })).toBe(1)
})

it('no longer tells what somebody has judged to be no twins, as long as both stay as they are', async () => {
  const staff = await signIn()
  const [one, other] = [await question(mobil(120)), await question(mobil(160))]
  await compared()
  const told = async () => [
    (await staff.call(twinRoutes.list, { query: {} })).data.length,
    (await staff.call(twinRoutes.similar, { body: body(mobil(120), { id_question: one }) })).data[0].similar.length,
  ]
  const two = { question_id: other, other_id: one }
  expect(await told()).toEqual([1, 1])
  await staff.call(twinRoutes.deny, { body: two })
  expect(await told()).toEqual([0, 0])
  await compared()
  expect(await told()).toEqual([0, 0])
  await staff.call(twinRoutes.allow, { query: two })
  await compared()
  expect((await told())[1]).toBe(1)
  await staff.call(twinRoutes.deny, { body: two })
  await db
    .updateTable('question')
    .set({ text: mobil(170) })
    .where('id', '=', other)
    .execute()
  await compared()
  expect(await told()).toEqual([1, 1])
  expect((await staff.send(twinRoutes.deny, { body: { question_id: one, other_id: one } })).statusCode).toBe(422)
  expect((await staff.send(twinRoutes.deny, { body: { question_id: one, other_id: 99 } })).statusCode).toBe(422)
})

it('compares the questions that stood before, in turns', async () => {
  await question(mobil(120))
  await question(mobil(160))
  await renewLikeness(db)
  // as the release before left them
  await sql`update question_likeness set compared = null, bands = null`.execute(db)
  await sql`delete from twin_due`.execute(db)
  for (const job of BACKFILLS.filter(({ name }) => name === 'bands')) expect(await takeTurn(db, job)).toBe(1)
  await renewTwins(db)
  expect(await db.selectFrom('question_twin').select('kind').execute()).toEqual([{ kind: 'beda angka' }])
})

it('waits for a delete of a twin, which does not wait for it', async () => {
  const [one, other] = [await question(mobil(120)), await question(mobil(160))]
  await compared()
  await sql`insert into twin_due values (${other})`.execute(db)
  const comparing = await db.transaction().execute(async (deleting) => {
    await sql`select from question where id = ${one} for update`.execute(deleting)
    const work = renewTwins(db)
    await expect.poll(() => waiting(db)).toBe(1)
    await sql`delete from question where id = ${one}`.execute(deleting)
    return { work }
  })
  expect(await comparing.work).toBe(1)
  expect(await db.selectFrom('question_twin').select('other_id').where('other_id', '=', other).execute()).toEqual([])
})

it('takes any text', async () => {
  const staff = await signIn()
  const odd = `<p>${'a'.repeat(247)}${'\u{1F600}'.repeat(200)}&#0;&#55296;</p>`
  await question(odd)
  await compared()
  expect((await staff.send(twinRoutes.similar, { body: body(odd) })).statusCode).toBe(200)
  expect(await db.selectFrom('question_likeness').select('bands').execute()).toEqual([{ bands: expect.any(Array) }])
})
