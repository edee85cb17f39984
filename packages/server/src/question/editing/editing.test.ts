import { editingRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

type Client = Awaited<ReturnType<typeof signIn>>
const tell = async (client: Client, question_id: number) =>
  (await client.call(editingRoutes.tell, { body: { question_id } })).data
const seenBy = async (client: Client, ...questions: number[]) =>
  (await client.call(editingRoutes.list, { query: { question_id: questions.join(',') } })).data
const wait = (seconds: number) =>
  sql`update editing set seen_at = seen_at - make_interval(secs => ${seconds}), since = since - make_interval(secs => ${seconds})`.execute(
    db,
  )
const rows = () => db.selectFrom('editing').select(['question_id', 'account_id']).execute()

it('tells who else has a question open, in both banks, until they leave', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  const one = await a.question()
  const snpmb = await a.question({ product_type: 2, topic_id: null, class_id: null, level_id: null })
  expect(await tell(sari, one)).toEqual([])
  await tell(sari, snpmb)
  const sarisName = expect.any(String)
  const entry = (question_id: number) => ({ question_id, ac_name: sarisName, since: expect.any(String) })
  expect(await tell(budi, one)).toEqual([entry(one)])
  expect(await seenBy(budi, one, snpmb, 4711)).toEqual([entry(one), entry(snpmb)])
  expect(await seenBy(sari, one, snpmb)).toMatchObject([{ question_id: one }])

  await sari.call(editingRoutes.leave, { params: { id: one } })
  expect(await seenBy(budi, one, snpmb)).toEqual([entry(snpmb)])
})

it('goes after thirty seconds without word, and begins anew when it comes back', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  const id = await a.question()
  await tell(sari, id)
  const [before] = await seenBy(budi, id)
  await wait(20)
  await tell(sari, id)
  const [still] = await seenBy(budi, id)
  expect(Date.parse(before?.since ?? '') - Date.parse(still?.since ?? '')).toBe(20_000)
  await wait(31)
  expect(await seenBy(budi, id)).toEqual([])
  // a dialog that was closed is deleted by the next call of any account
  await tell(budi, id)
  expect(await rows()).toEqual([{ question_id: id, account_id: budi.id }])
  expect(await tell(sari, id)).toHaveLength(1)
})

it('refuses a question that does not exist, and more than a hundred at once', async () => {
  const sari = await signIn()
  await expect(tell(sari, 4711)).rejects.toMatchObject({ status: 422, fields: { question_id: expect.any(String) } })
  const many = Array.from({ length: 101 }, (_, at) => at + 1)
  await expect(seenBy(sari, ...many)).rejects.toMatchObject({
    status: 422,
    fields: { question_id: expect.any(String) },
  })
  await expect(seenBy(sari, Number.NaN)).rejects.toMatchObject({ status: 422 })
  expect(await seenBy(sari, ...many.slice(1))).toEqual([])
})

it('goes with its question and its account', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  const id = await a.question()
  await tell(sari, id)
  await tell(budi, id)
  await db.deleteFrom('account').where('id', '=', budi.id).execute()
  expect(await rows()).toHaveLength(1)
  await db.deleteFrom('question').where('id', '=', id).execute()
  expect(await rows()).toEqual([])
})
