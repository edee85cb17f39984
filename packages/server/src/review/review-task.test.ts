import {
  accountRoutes,
  keyCheckRoutes,
  noticeRoutes,
  questionRoutes,
  type Request,
  reviewPolicyRoutes,
  reviewTaskRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const a = make(db)
const { person, written, team } = reviewTeam(here)
type Somebody = Awaited<ReturnType<typeof person>>

const tasksOf = async (by: Somebody, query: Request<typeof reviewTaskRoutes.list>['query'] = {}) =>
  (await by.call(reviewTaskRoutes.list, { query })).data
const told = async (by: Somebody) =>
  (await by.call(noticeRoutes.list, { query: { unread: true } })).data.map(({ kind, data }) => ({ kind, ...data }))
const codeOf = async (id: number) =>
  (await db.selectFrom('question').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const CAPITALS = ['Peru', 'Cile', 'Kuba', 'Mesir', 'Laos']
const SLIP = { verdict: 'perbaiki', aspects: [{ no: 4, mark: 'tidak', note: 'Kurang tegas.' }] } as const

async function asking() {
  const { admin, author, reviewer, ...more } = await team()
  const second = await person()
  await more.allow(second.id, ['review'])
  const submitted = async (at: number, asked: object = {}) => {
    const id = await written(author.id, { text: `<p>Apa ibu kota ${CAPITALS[at]}?</p>` })
    await author.act(id, 'submit', asked)
    return id
  }
  return { admin, author, reviewer, second, submitted, ...more }
}

describe('a question that is submitted', () => {
  it('goes to the reviewer with the fewest open tasks, never to who wrote it, until a day that the policy says', async () => {
    const { author, reviewer, second, submitted, allow, policy } = await asking()
    await allow(author.id, ['review'])
    await policy({ due_days: '3' })
    const [first, other, third] = [await submitted(0), await submitted(1), await submitted(2)]
    expect(await tasksOf(reviewer)).toMatchObject([
      {
        kind: 'telaah',
        question_id: first,
        begins: 'Apa ibu kota Peru?',
        due_on: dayIn(3),
        name_asker: 'Staf',
        form: 'pg',
      },
      { question_id: third },
    ])
    expect(await tasksOf(second)).toMatchObject([{ question_id: other }])
    expect(await tasksOf(author)).toEqual([])
    expect(await told(reviewer)).toMatchObject([{ question_id: first, count: 2 }])
    expect(await told(second)).toEqual([
      { kind: 'review-asked', question_id: other, code: await codeOf(other), count: 1, name: 'Staf', due_on: dayIn(3) },
    ])
  })

  it('goes to those who are named until the day that is named, and to no other', async () => {
    const { author, admin, reviewer, second, submitted } = await asking()
    const id = await submitted(0, { reviewers: [second.id], due_on: dayIn(2) })
    expect(await tasksOf(second)).toMatchObject([{ question_id: id, due_on: dayIn(2) }])
    expect(await tasksOf(reviewer)).toEqual([])
    await expect(submitted(1, { reviewers: [author.id] })).rejects.toMatchObject({
      fields: { reviewers: expect.stringMatching(/^Staf tidak dapat menelaah /) },
    })
    await expect(submitted(2, { reviewers: [4711] })).rejects.toMatchObject({
      fields: { reviewers: 'Pilihan tidak ditemukan.' },
    })
    expect(await tasksOf(admin, { question_id: id })).toMatchObject([{ ac_id: second.id }])
  })

  it('names who may be asked, the least busy first, neither who wrote it nor who has it', async () => {
    const { author, reviewer, second, admin, submitted, allow } = await asking()
    await allow(author.id, ['review'])
    const id = await submitted(0, { reviewers: [reviewer.id] })
    const able = async (kind?: 'telaah' | 'kunci' | 'perbaiki', of = id) =>
      (await author.call(reviewTaskRoutes.able, { params: { id: of }, query: { kind } })).data.map(({ ac_id }) => ac_id)
    expect(await able()).toEqual([second.id, admin.id])
    expect(await able('kunci')).toEqual([admin.id, second.id, reviewer.id])
    expect(await able('perbaiki')).toContain(author.id)
    await expect(able('telaah', 4711)).rejects.toMatchObject({ status: 404 })
    await author.act(id, 'withdraw')
    expect(await able()).toEqual([reviewer.id, second.id, admin.id])
  })

  it('is a task of as many as must find it fit, and anybody’s where there are too few', async () => {
    const { reviewer, second, admin, submitted, policy } = await asking()
    await policy({ reviews: 2 })
    const id = await submitted(0)
    expect([await tasksOf(reviewer), await tasksOf(second), await tasksOf(admin)]).toMatchObject([[{}], [{}], []])
    expect(await reviewer.judge(id)).toMatchObject({ stage: 'submitted' })
    expect([await tasksOf(reviewer), await tasksOf(second)]).toMatchObject([[], [{}]])
    expect(await second.judge(id)).toMatchObject({ stage: 'approved' })
    expect(await tasksOf(second)).toEqual([])
  })

  it('waits again for those who found an earlier revision fit', async () => {
    const { author, reviewer, submitted, policy } = await asking()
    await policy({ reviews: 2 })
    const id = await submitted(0)
    await reviewer.judge(id)
    await author.edit(id, { question_text: '<p>Apa ibu kota Fiji?</p>' })
    expect(await tasksOf(reviewer)).toMatchObject([{ question_id: id, kind: 'telaah' }])
  })
})

it('gives the key of a question to others than its reviewers', async () => {
  const { admin, author, reviewer, second, submitted, policy } = await asking()
  await policy({ key_checks: 1 })
  const id = await submitted(0, { reviewers: [reviewer.id] })
  const asked = await tasksOf(admin, { question_id: id, kind: 'kunci' })
  expect(asked).toMatchObject([{ kind: 'kunci', name_asker: 'Staf' }])
  expect([reviewer.id, author.id]).not.toContain(asked[0]?.ac_id)
  const checker = [admin, second].find((one) => one.id === asked[0]?.ac_id) as Somebody
  expect((await told(checker)).map(({ kind }) => kind)).toEqual(['review-check'])
  const { selections } = (await checker.call(keyCheckRoutes.unkeyed, { params: { id } })).data[0]
  const wrong = { revision: 0, answer: { choices: [selections[1]?.id_selection ?? 0] } }
  await checker.call(keyCheckRoutes.check, { params: { id }, body: wrong })
  expect((await told(author)).map(({ kind }) => kind)).toEqual(['review-key'])
  // until they say whose mistake it is; then another one answers
  expect(await tasksOf(admin, { question_id: id, kind: 'kunci' })).toMatchObject([{ ac_id: checker.id }])
  const { checks } = await checker.read(id)
  const settling = { params: { id: checks[0]?.id ?? 0 }, body: { settled: 'keliru', reason: 'Salah baca.' } } as const
  await checker.call(keyCheckRoutes.settle, settling)
  const [next] = await tasksOf(admin, { question_id: id, kind: 'kunci' })
  expect([checker.id, author.id, reviewer.id]).not.toContain(next?.ac_id)
})

describe('who submitted it', () => {
  it('hears what others made of it, and is to put right what they say', async () => {
    const { author, admin, reviewer, submitted } = await asking()
    const id = await submitted(0, { reviewers: [reviewer.id] })
    const question = { question_id: id, code: await codeOf(id), count: 1, name: 'Staf' }
    await reviewer.judge(id, SLIP as never)
    expect(await tasksOf(author)).toMatchObject([{ kind: 'perbaiki', question_id: id, name_asker: 'Staf' }])
    expect(await told(author)).toEqual([{ kind: 'review-changes', ...question, remarks: 1 }])
    await author.act(id, 'submit', { reviewers: [reviewer.id] })
    expect(await tasksOf(author)).toEqual([])
    await reviewer.judge(id)
    await admin.act(id, 'publish')
    expect((await told(author)).map(({ kind }) => kind)).toEqual([
      'review-published',
      'review-approved',
      'review-changes',
    ])
    await author.call(noticeRoutes.read, { body: { all: true } })
    expect(await told(author)).toEqual([])
    await expect(author.call(noticeRoutes.read, { body: {} })).rejects.toMatchObject({ status: 422 })
  })

  it('takes it back, and with it the tasks of others', async () => {
    const { author, reviewer, submitted } = await asking()
    const id = await submitted(0, { reviewers: [reviewer.id] })
    await author.act(id, 'withdraw')
    expect(await tasksOf(reviewer)).toEqual([])
  })
})

describe('a task becomes anybody’s', () => {
  it('when its reviewer writes at the question, and is told so', async () => {
    const { reviewer, second, submitted } = await asking()
    const id = await submitted(0, { reviewers: [reviewer.id] })
    await reviewer.edit(id, { question_text: '<p>Apa ibu kota Fiji?</p>' })
    expect(await tasksOf(reviewer)).toEqual([])
    expect(await told(reviewer)).toContainEqual({ kind: 'review-own', question_id: id, code: await codeOf(id) })
    expect(await tasksOf(second)).toMatchObject([{ question_id: id, ac_id: null }])
    await second.judge(id)
    expect(await tasksOf(second)).toEqual([])
  })

  it('when its reviewer may review it no more, is switched off, or the question moves to another subject', async () => {
    const { admin, reviewer, second, submitted, allow } = await asking()
    const third = await person()
    await allow(third.id, ['review'])
    const ids = [
      await submitted(0, { reviewers: [reviewer.id] }),
      await submitted(1, { reviewers: [second.id] }),
      await submitted(2, { reviewers: [third.id] }),
    ]
    const free = async () => (await tasksOf(admin)).map(({ question_id }) => question_id)
    await allow(reviewer.id, ['publish'])
    expect(await free()).toEqual(ids.slice(0, 1))
    await admin.call(accountRoutes.update, { params: { id: second.id }, body: { is_active: 2 } })
    expect(await free()).toEqual(ids.slice(0, 2))
    const { subject_id } = await db
      .selectFrom('question')
      .select('subject_id')
      .where('id', '=', ids[2] as number)
      .executeTakeFirstOrThrow()
    await allow(third.id, ['review'], subject_id)
    await sql`
      update question q set category_id = other.category_id, class_id = other.class_id, topic_id = other.topic_id
      from question other where q.id = ${ids[2]} and other.id = ${await a.question()}`.execute(db)
    expect(await free()).toEqual(ids)
  })
})

describe('tasks', () => {
  it('are given by level 1 to anybody who may do them, by a reviewer to themselves', async () => {
    const { admin, author, reviewer, second, submitted } = await asking()
    const ids = [await submitted(0, { reviewers: [reviewer.id] }), await submitted(1, { reviewers: [reviewer.id] })]
    const give = (by: Somebody, account_id: number, more: object = {}) =>
      by.call(reviewTaskRoutes.create, { body: { question_ids: ids, account_id, ...more } })
    await give(admin, second.id, { due_on: dayIn(1) })
    expect(await tasksOf(second)).toMatchObject([{ due_on: dayIn(1) }, { due_on: dayIn(1) }])
    expect(await told(second)).toMatchObject([{ kind: 'review-asked', count: 2, due_on: dayIn(1) }])
    await expect(give(reviewer, second.id)).rejects.toMatchObject({ status: 403 })
    await expect(give(author, author.id)).rejects.toMatchObject({ status: 422 })
    const over = { status: 422, fields: { due_on: 'Pilih hari ini atau sesudahnya.' } }
    await expect(give(admin, second.id, { due_on: dayIn(-2) })).rejects.toMatchObject(over)
    await expect(submitted(2, { due_on: dayIn(-2) })).rejects.toMatchObject(over)
    await give(reviewer, reviewer.id)
    expect(await tasksOf(reviewer)).toHaveLength(2)
    await reviewer.judge(ids[0] as number)
    await expect(give(admin, second.id)).rejects.toMatchObject({ status: 409 })
  })

  it('are passed on, given another day and given up by those who have them', async () => {
    const { admin, author, reviewer, second, submitted } = await asking()
    await submitted(0, { reviewers: [reviewer.id] })
    const [{ id }] = (await tasksOf(reviewer)) as unknown as [{ id: number }]
    const params = { id }
    const change = (by: Somebody, body: object) => by.call(reviewTaskRoutes.update, { params, body })
    await expect(change(second, { account_id: second.id })).rejects.toMatchObject({ status: 403 })
    await expect(change(reviewer, { account_id: author.id })).rejects.toMatchObject({ status: 422 })
    await change(reviewer, { account_id: second.id, due_on: dayIn(-2) })
    expect(await tasksOf(second, { overdue: true })).toMatchObject([{ id, due_on: dayIn(-2) }])
    expect(await tasksOf(second, { overdue: false })).toEqual([])
    await second.call(reviewTaskRoutes.remove, { params })
    expect(await tasksOf(reviewer)).toMatchObject([{ id, ac_id: null }])
    expect(await tasksOf(author)).toEqual([])
    await expect(author.call(reviewTaskRoutes.remove, { params })).rejects.toMatchObject({ status: 403 })
    await change(reviewer, { account_id: reviewer.id })
    expect(await tasksOf(second)).toEqual([])
    await admin.call(reviewTaskRoutes.remove, { params })
    await expect(admin.call(reviewTaskRoutes.remove, { params: { id: 4711 } })).rejects.toMatchObject({ status: 404 })
  })

  it('are passed on to nobody twice, nor to who may not do them', async () => {
    const { admin, author, reviewer, second, submitted, policy } = await asking()
    await policy({ reviews: 2, key_checks: 1 })
    const question_id = await submitted(0, { reviewers: [reviewer.id, second.id] })
    const of = async (kind: 'telaah' | 'kunci' | 'perbaiki', ac_id?: number) =>
      (await tasksOf(admin, { question_id, kind })).find((one) => ac_id === undefined || one.ac_id === ac_id)?.id ?? 0
    const pass = async (id: number, account_id: number) =>
      admin.call(reviewTaskRoutes.update, { params: { id }, body: { account_id } })
    const refused = (message: RegExp) => ({ status: 422, fields: { account_id: expect.stringMatching(message) } })
    await expect(pass(await of('telaah', reviewer.id), second.id)).rejects.toMatchObject(
      refused(/^Staf sudah mendapat/),
    )
    await expect(pass(await of('kunci'), author.id)).rejects.toMatchObject(refused(/tidak dapat memeriksa kunci/))
    await pass(await of('kunci'), second.id)
    expect((await told(second)).map(({ kind }) => kind)).toEqual(['review-check', 'review-asked'])
    await reviewer.judge(question_id, SLIP as never)
    await pass(await of('perbaiki'), reviewer.id)
    expect(await tasksOf(reviewer)).toMatchObject([{ kind: 'perbaiki', question_id }])
  })

  it('are kept and hidden while the policy does not bind, and so is what was told', async () => {
    const { admin, reviewer, submitted, policy } = await asking()
    const id = await submitted(0, { reviewers: [reviewer.id] })
    await policy({ binding: false })
    expect([await tasksOf(reviewer), await told(reviewer)]).toEqual([[], []])
    const { counts } = (await reviewer.call(reviewPolicyRoutes.me, {})).data[0]
    expect(counts).toEqual({ telaah: 0, kunci: 0, perbaiki: 0, notices: 0 })
    const body = { question_ids: [id], account_id: reviewer.id }
    await expect(admin.call(reviewTaskRoutes.create, { body })).rejects.toMatchObject({ code: 'CONFLICT' })
    await policy({ binding: true })
    expect([await tasksOf(reviewer), await told(reviewer)]).toMatchObject([[{ question_id: id }], [{}]])
    expect((await reviewer.call(reviewPolicyRoutes.me, {})).data[0].counts).toMatchObject({ telaah: 1, notices: 1 })
    await admin.call(questionRoutes.remove, { params: { id } })
    expect(await tasksOf(reviewer)).toEqual([])
  })
})
