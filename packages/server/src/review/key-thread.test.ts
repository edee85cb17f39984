import { keyCheckRoutes, noticeRoutes, reviewRoutes, threadRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const { person, written, team, statusOf } = reviewTeam(here)
type Someone = Awaited<ReturnType<typeof person>>

const REASON = 'Osaka yang benar.'
const SAID = `Saya menjawab B, kunci A.\n${REASON}`

/** Answers with the option at this place. */
async function answer(by: Someone, id: number, at: number) {
  const { revision, selections } = (await by.call(keyCheckRoutes.unkeyed, { params: { id } })).data[0]
  const body = { revision, answer: { choices: [selections[at]?.id_selection ?? 0] } }
  return (await by.call(keyCheckRoutes.check, { params: { id }, body })).data[0]
}
const settle = (by: Someone, id: number, settled: 'keliru' | 'diputuskan' | null, reason = REASON) =>
  by.call(keyCheckRoutes.settle, { params: { id }, body: { settled, reason } })
const threadsOf = async (by: Someone, id: number) => (await by.call(threadRoutes.list, { params: { id } })).data
const countOf = async (by: Someone, id: number) =>
  (await by.call(reviewRoutes.counts, { query: { question_id: `${id}` } })).data[0]?.threads
const reply = (by: Someone, id: number) => by.call(threadRoutes.reply, { params: { id }, body: { text: 'Lihat.' } })
const waitsFor = async (by: Someone, id: number) =>
  (await by.read(id)).gates.filter(({ ok }) => !ok).map(({ gate }) => gate)

/** A question of which somebody who does not review it has found another key. */
async function disputed() {
  const people = await team()
  await people.policy({ key_checks: 1 })
  const id = await written(people.author.id)
  await people.author.act(id, 'submit')
  const checker = await person()
  return { ...people, id, checker, check: (await answer(checker, id, 1)).id }
}

it('of which somebody says that its key is wrong has that to be fixed, until the mended key is found again', async () => {
  const { author, reviewer, checker, id, check } = await disputed()
  expect((await settle(checker, check, null)).message).toBe('Alasan Anda menjadi catatan bagi penulis.')
  const [thread] = await threadsOf(author, id)
  expect(thread).toMatchObject({
    ...{ place: null, quote: null, changed: false, must_fix: true, resolved_at: null, ac_id: checker.id },
    comments: [{ text: SAID, ac_id: checker.id }],
  })
  const { data } = await author.call(noticeRoutes.list, { query: { unread: true } })
  expect(data.map(({ kind }) => kind).sort()).toEqual(['review-changes', 'review-key'])

  await author.edit(id, { question_text: '<p>Kota manakah yang terbesar kedua di Jepang?</p>' })
  await reviewer.judge(id)
  expect(await waitsFor(author, id)).toEqual(['key', 'must_fix'])
  const second = await person()
  await answer(second, id, 0)
  expect(await threadsOf(author, id)).toMatchObject([{ resolved_at: expect.any(String), name_resolver: 'Staf' }])
  expect(await statusOf(id)).toBe('approved')
})

it('has it once, however often it is said, and other words in the same thread, which is open then', async () => {
  const { checker, id, check } = await disputed()
  await Promise.all([settle(checker, check, null), settle(checker, check, null)])
  const [thread] = await threadsOf(checker, id)
  await checker.call(threadRoutes.resolve, { params: { id: thread?.id ?? 0 }, body: { resolved: true } })
  await settle(checker, check, null)
  expect(await threadsOf(checker, id)).toMatchObject([{ resolved_at: expect.any(String), comments: [{ text: SAID }] }])
  await settle(checker, check, null, 'Lihat atlas.')
  expect(await threadsOf(checker, id)).toMatchObject([
    { resolved_at: null, comments: [{ text: SAID }, { text: 'Saya menjawab B, kunci A.\nLihat atlas.' }] },
  ])
})

it('goes back with it by one transaction where a reviewer says so, and tells who submitted it once', async () => {
  const { author, reviewer, id } = await disputed()
  const { id: own } = await answer(reviewer, id, 1)
  await author.call(noticeRoutes.read, { body: { all: true } })
  await settle(reviewer, own, null)
  expect(await author.read(id)).toMatchObject({ stage: 'changes', events: [{ kind: 'returned', note: REASON }, {}] })
  const { rows } = await sql`
    select xmin from key_check where id = ${own} union select xmin from review_thread union select xmin from review_comment
    union (select xmin from review_event order by id desc limit 1)`.execute(db)
  expect(rows).toHaveLength(1)
  const { data } = await author.call(noticeRoutes.list, { query: { unread: true } })
  expect(data).toMatchObject([{ kind: 'review-changes' }])
})

it('has it resolved, with the reason, when the key stands after all', async () => {
  const { reviewer, checker, id, check } = await disputed()
  await settle(checker, check, null)
  await reviewer.judge(id)
  await answer(await person(), id, 0)
  expect(await waitsFor(reviewer, id)).toEqual(['key', 'must_fix'])
  await settle(reviewer, check, 'diputuskan', 'Tokyo sejak 1869.')
  expect(await threadsOf(checker, id)).toMatchObject([
    { name_resolver: 'Staf', comments: [{ text: SAID }, { text: 'Tokyo sejak 1869.', ac_id: reviewer.id }] },
  ])
  expect(await statusOf(id)).toBe('approved')
})

it('tells nothing of it to those who may still check the key, unless they began it or review it', async () => {
  const { author, reviewer, checker, id, check } = await disputed()
  await settle(checker, check, null)
  const [thread] = await threadsOf(author, id)
  const other = await person()
  const seen = async (by: Someone) => [(await threadsOf(by, id)).length, await countOf(by, id)]
  expect(await seen(other)).toEqual([0, 0])
  await expect(reply(other, thread?.id ?? 0)).rejects.toMatchObject({ status: 404 })
  for (const by of [author, reviewer, checker]) expect(await seen(by)).toEqual([1, 1])

  // the next revision may be checked by all of them again, and what was said of the last one may name its key
  await author.edit(id, { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })
  expect(await seen(other)).toEqual([0, 0])
  expect(JSON.stringify(await other.read(id))).not.toContain(REASON)
  expect(await seen(checker)).toEqual([1, 1])
  await answer(other, id, 0)
  expect(await seen(other)).toEqual([1, 0])
  expect((await reply(other, thread?.id ?? 0)).data[0].comments).toHaveLength(2)
})
