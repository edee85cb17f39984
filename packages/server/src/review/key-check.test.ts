import { keyCheckRoutes, type Request, reviewRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const a = make(db)
const { person, written, team, statusOf, eventsOf } = reviewTeam(here)
type Someone = Awaited<ReturnType<typeof person>>

const unkeyed = async (by: Someone, id: number) => (await by.call(keyCheckRoutes.unkeyed, { params: { id } })).data[0]
const answered = async (by: Someone, id: number, body: Partial<Request<typeof keyCheckRoutes.check>['body']> = {}) => {
  const { revision, selections } = await unkeyed(by, id)
  const choices = [selections[0]?.id_selection ?? 0]
  const said = await by.call(keyCheckRoutes.check, { params: { id }, body: { revision, answer: { choices }, ...body } })
  return { ...said.data[0], message: said.message }
}
/** The second option, which is wrong. */
const wrong = async (by: Someone, id: number) => {
  const { selections } = await unkeyed(by, id)
  return answered(by, id, { answer: { choices: [selections[1]?.id_selection ?? 0] } })
}
const settle = async (by: Someone, id: number, settled: 'keliru' | 'diputuskan' | null) =>
  (await by.call(keyCheckRoutes.settle, { params: { id }, body: { settled, reason: 'Salah baca.' } })).data[0]
const gateOf = async (by: Someone, id: number) => (await by.read(id)).gates.find(({ gate }) => gate === 'key')

/** A team whose policy asks for key checks, with a question that waits for its review. */
async function submitted(key_checks = 1) {
  const people = await team()
  await people.policy({ key_checks })
  const id = await written(people.author.id)
  await people.author.act(id, 'submit')
  return { ...people, id, checker: await person() }
}

describe('an approval', () => {
  it('waits for somebody who finds the key again without seeing it', async () => {
    const { author, reviewer, checker, id } = await submitted()
    expect(await gateOf(author, id)).toEqual({ gate: 'key', ok: false, message: 'Kunci belum diperiksa.' })
    expect(await reviewer.judge(id)).toMatchObject({ stage: 'submitted' })
    const check = await answered(checker, id, { seconds: 12 })
    expect(check).toMatchObject({ agrees: true, said: 'A', key_said: 'A', message: 'Sama dengan kunci.' })
    expect(check.key).toEqual({
      choices: [(await db.selectFrom('answer').selectAll().executeTakeFirstOrThrow()).selection_id],
    })
    expect(await author.read(id)).toMatchObject({
      stage: 'approved',
      own_approval: false,
      checks: [{ ac_id: checker.id, agrees: true, counts: true, settled: null }],
    })
    expect(await eventsOf(id)).toEqual(['submitted', 'approved'])
  })

  it('comes once where the last two answers come at the same time', async () => {
    const { reviewer, checker, admin, id } = await submitted(2)
    await reviewer.judge(id)
    expect(await Promise.all([answered(checker, id), answered(admin, id)])).toMatchObject([{ agrees: true }, {}])
    expect(await eventsOf(id)).toEqual(['submitted', 'approved'])
    expect(await statusOf(id)).toBe('approved')
  })

  it('waits until a disagreement is settled, by the account that answered or by a reviewer, and for answers that agree', async () => {
    const { author, reviewer, checker, admin, id } = await submitted()
    await reviewer.judge(id)
    const differs = await wrong(checker, id)
    expect(differs).toMatchObject({ agrees: false, message: 'Berbeda: Anda B, kunci A.' })
    const sentence = 'Staf menjawab B, kunci A.'
    expect(await gateOf(author, id)).toMatchObject({ ok: false, message: sentence })
    expect(await answered(admin, id)).toMatchObject({ agrees: true })
    expect(await author.read(id)).toMatchObject({ stage: 'submitted' })
    await expect(settle(author, differs.id, 'keliru')).rejects.toMatchObject({ message: 'Ini jawaban orang lain.' })
    await expect(settle(author, differs.id, 'diputuskan')).rejects.toMatchObject({ status: 403 })
    expect(await settle(checker, differs.id, 'keliru')).toMatchObject({ settled: 'keliru', reason: 'Salah baca.' })
    expect(await author.read(id)).toMatchObject({ stage: 'approved' })
    await expect(settle(checker, differs.id, 'keliru')).rejects.toMatchObject({ status: 409 })

    const second = await written(author.id, { text: '<p>Apa ibu kota Peru?</p>' })
    await author.act(second, 'submit')
    const { id: other } = await wrong(checker, second)
    await reviewer.judge(second)
    await answered(admin, second)
    expect(await settle(reviewer, other, 'diputuskan')).toMatchObject({ settled: 'diputuskan', name_settler: 'Staf' })
    expect(await statusOf(second)).toBe('approved')
  })

  it('counts answers to the present revision alone', async () => {
    const { author, reviewer, checker, id } = await submitted()
    await answered(checker, id)
    await author.edit(id, { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })
    await reviewer.judge(id)
    expect(await author.read(id)).toMatchObject({ stage: 'submitted', checks: [{ counts: false, said: null }] })
    await answered(checker, id)
    expect(await statusOf(id)).toBe('approved')
  })

  it('of an essay waits for none, and nobody answers one', async () => {
    const { author, reviewer, checker } = await submitted()
    const id = await a.question({ type: 1, text: '<p>Jelaskan.</p>', answer: 'Karena hujan.', created_by: author.id })
    await author.act(id, 'submit')
    expect(await gateOf(author, id)).toBeUndefined()
    expect((await checker.read(id)).may.check).toBe(false)
    await expect(answered(checker, id, { answer: { text: 'Hujan' } })).rejects.toMatchObject({ status: 409 })
    await reviewer.judge(id, { aspects: Array.from({ length: 13 }, (_, at) => ({ no: at + 1, mark: 'ya' })) })
    expect(await statusOf(id)).toBe('approved')
  })

  it('is held by the database until its key is checked', async () => {
    const { reviewer, checker, id } = await submitted()
    await reviewer.judge(id)
    const approve = sql`update question_review set stage = 'approved', approved_revision = 0 where question_id = ${id}`
    await expect(approve.execute(db)).rejects.toMatchObject({ code: 'BS001' })
    const { id: check } = await wrong(checker, id)
    await sql`insert into key_check (question_id, revision, created_by, answer, agrees)
      values (${id}, 0, ${reviewer.id}, '{}', true)`.execute(db)
    await expect(approve.execute(db)).rejects.toMatchObject({ code: 'BS001' })
    await sql`update key_check set settled = 'keliru' where id = ${check}`.execute(db)
    await approve.execute(db)
  })
})

describe('the key', () => {
  it('is checked by nobody who wrote at it, level 1 neither, once a revision, and only as it was looked at', async () => {
    const { admin, author, reviewer, checker, policy, id } = await submitted()
    const own = { status: 403, message: 'Anda ikut menulis soal ini. Kuncinya diperiksa orang lain.' }
    await expect(unkeyed(author, id)).rejects.toMatchObject(own)
    const body = { revision: 0, answer: { choices: [1] } }
    await expect(author.call(keyCheckRoutes.check, { params: { id }, body })).rejects.toMatchObject(own)
    await admin.edit(id, { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })
    await expect(unkeyed(admin, id)).rejects.toMatchObject(own)
    await expect(answered(checker, id, { revision: 0 })).rejects.toMatchObject({ code: 'STALE' })
    await expect(answered(checker, id, { answer: {} })).rejects.toMatchObject({
      fields: { answer: 'Pilih jawaban dahulu.' },
    })
    await expect(answered(checker, id, { answer: { choices: [1, 2] } })).rejects.toMatchObject({ status: 422 })
    expect((await checker.read(id)).may).toMatchObject({ check: true })
    await answered(checker, id)
    expect((await checker.read(id)).may).toMatchObject({ check: false })
    expect(await unkeyed(checker, id)).toMatchObject({ checked: true })
    await expect(answered(checker, id)).rejects.toMatchObject({ message: 'Anda sudah memeriksa kunci revisi ini.' })
    await policy({ own_approval: true })
    await reviewer.judge(id)
    expect(await author.read(id)).toMatchObject({ stage: 'approved', own_approval: false })
  })

  it('may be checked by who wrote it where the policy lets them, which is marked', async () => {
    const { author, reviewer, policy, id } = await submitted()
    await policy({ own_approval: true })
    await answered(author, id)
    expect(await reviewer.judge(id)).toMatchObject({ stage: 'approved', own_approval: true })
  })

  it('that is wrong sends the question back where a reviewer says so, and else leaves why', async () => {
    const { author, reviewer, checker, id } = await submitted()
    const { id: first } = await wrong(checker, id)
    expect(await settle(checker, first, null)).toMatchObject({ settled: null, reason: 'Salah baca.' })
    expect(await author.read(id)).toMatchObject({ stage: 'submitted', checks: [{ reason: 'Salah baca.' }] })
    const { id: second } = await wrong(reviewer, id)
    await settle(reviewer, second, null)
    expect(await author.read(id)).toMatchObject({
      stage: 'changes',
      events: [{ kind: 'returned', note: 'Salah baca.' }, {}],
    })
  })

  it('is not told to those who may still check it, unless they review it', async () => {
    const { author, reviewer, checker, id } = await submitted()
    await wrong(checker, id)
    const other = await person()
    expect(await other.read(id)).toMatchObject({ may: { check: true }, checks: [] })
    expect((await gateOf(other, id))?.message).toBe('Kunci belum selesai diperiksa.')
    const sentence = 'Staf menjawab B, kunci A.'
    expect([await gateOf(reviewer, id), await gateOf(author, id)]).toMatchObject([
      { message: sentence },
      { message: sentence },
    ])
  })

  it('is asked for where the policy does, of questions that wait, and lists say of which', async () => {
    const { author, checker, policy, id } = await submitted()
    const mine = async (by: Someone) =>
      (await by.call(reviewRoutes.counts, { query: { question_id: `${id}` } })).data[0]?.may_check
    expect([await mine(checker), await mine(author)]).toEqual([true, false])
    await answered(checker, id)
    expect(await mine(checker)).toBe(false)
    await author.act(id, 'withdraw')
    const other = await person()
    expect(await mine(other)).toBe(false)
    await expect(unkeyed(other, id)).rejects.toMatchObject({ message: 'Soal ini masih Konsep.' })
    await policy({ key_checks: 0 })
    await expect(unkeyed(other, id)).rejects.toMatchObject({ message: 'Alur telaah tidak meminta pemeriksaan kunci.' })
    expect(await gateOf(author, id)).toBeUndefined()
    await policy({ binding: false })
    expect(await author.read(id)).toMatchObject({ checks: [], may: { check: false } })
    await expect(unkeyed(other, id)).rejects.toMatchObject({ message: 'Alur telaah tidak berlaku.' })
    await expect(
      author.call(keyCheckRoutes.settle, { params: { id: 4711 }, body: { settled: null, reason: 'x' } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
