import { keyCheckRoutes, reviewPolicyRoutes, reviewTaskRoutes, threadRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'
import { settleUnasked } from '../question/approval/settle.repo.ts'

const here = await world()
const { db } = here
const { person, written, team, statusOf } = reviewTeam(here)
type Somebody = Awaited<ReturnType<typeof person>>

const tasksOf = async ({ call }: Somebody) => (await call(reviewTaskRoutes.list, { query: { limit: 100 } })).data

let stems = 0
const stem = () => `<p>Apa ibu kota negara nomor ${++stems}?</p>`
const SLIP = { verdict: 'perbaiki', aspects: [{ no: 4, mark: 'tidak', note: 'Kurang tegas.' }] } as const

/** People beside whom questions are walked through the review flow, and each act that one of them may try. */
async function walkers() {
  const { admin, author, reviewer, policy } = await team()
  await policy({ key_checks: 1 })
  const [checker, second] = [await person(), await person()]
  /** Level 1 wrote at it too, so that nobody is left to be asked but these. */
  const begun = async () => {
    const id = await written(author.id, { text: stem() })
    await admin.edit(id, { question_text: stem() })
    return id
  }
  const people = { admin, author, reviewer, checker, second }
  const answer = async (by: Somebody, id: number, at: number) => {
    const { revision, selections } = (await by.call(keyCheckRoutes.unkeyed, { params: { id } })).data[0]
    const body = { revision, answer: { choices: [selections[at]?.id_selection ?? 0] } }
    await by.call(keyCheckRoutes.check, { params: { id }, body })
  }
  const settle = async (by: Somebody, question: number, settled: 'keliru' | 'diputuskan' | null) => {
    const { rows } = await sql<{ id: number }>`
      select id from key_check where question_id = ${question} and not agrees order by id desc limit 1`.execute(db)
    const params = { id: rows[0]?.id ?? 0 }
    await by.call(keyCheckRoutes.settle, { params, body: { settled, reason: 'Lihat atlas.' } })
  }
  // those first that are seldom possible: what was not tried where a question stands is tried in this order
  const acts: Record<string, (id: number) => Promise<unknown>> = {
    'resolve the note': async (question) => {
      const threads = (await checker.call(threadRoutes.list, { params: { id: question } })).data
      const id = threads.find(({ resolved_at }) => resolved_at === null)?.id ?? 0
      await checker.call(threadRoutes.resolve, { params: { id }, body: { resolved: true } })
    },
    'submit it': (id) => author.act(id, 'submit'),
    'find another key': (id) => answer(checker, id, 1),
    'blame the key': (id) => settle(checker, id, null),
    'admit the mistake': (id) => settle(checker, id, 'keliru'),
    'keep the key': (id) => settle(reviewer, id, 'diputuskan'),
    'mend it': async (id) => {
      await author.edit(id, { question_text: stem() })
      await admin.edit(id, { question_text: stem() })
    },
    'find it fit': (id) => reviewer.judge(id),
    'send it back': (id) => reviewer.judge(id, SLIP as never),
    'find the key': (id) => answer(second, id, 0),
    'withdraw it': (id) => author.act(id, 'withdraw'),
  }
  return { people, author, acts, policy, begun }
}

/** Where a question stands, in such a way that the same acts lead on from the same state. */
async function stateOf(id: number): Promise<{ stage: string; key: string }> {
  const { rows } = await sql<{ stage: string; key: string }>`
    select stage, jsonb_build_array(stage, q.status,
      (select jsonb_agg(jsonb_build_array(v.verdict, v.round = r.round) order by v.id) from review v where v.question_id = q.id and v.revision = r.revision),
      (select jsonb_agg(jsonb_build_array(k.created_by, k.agrees, k.settled, k.reason) order by k.id) from key_check k
        where k.question_id = q.id and k.revision = r.revision),
      (select jsonb_agg(t.revision = r.revision order by t.id) from review_thread t where t.question_id = q.id and t.resolved_at is null),
      (select jsonb_agg(jsonb_build_array(t.kind, t.account_id) order by t.kind, t.account_id) from review_task t
        where t.question_id = q.id and t.done_at is null))::text as key
    from question q join question_review r on r.question_id = q.id where q.id = ${id}`.execute(db)
  return rows[0] ?? { stage: 'draft', key: 'new' }
}

/** Each step tries what was tried least where the question stands. */
const STEPS = 150

it('leaves no question without an account that has it to do, whatever is done in whatever order', async () => {
  const { people, acts, begun } = await walkers()
  const id = await begun()
  const hasHolder = async () =>
    (await Promise.all(Object.values(people).map(tasksOf))).flat().some(({ question_id }) => question_id === id)
  const names = Object.keys(acts)
  const tries = new Map<string, number>()
  const known = new Set<string>()
  const walked: string[] = []
  const unasked: string[] = []
  while (walked.length < STEPS) {
    const { stage, key } = await stateOf(id)
    if (!known.has(key) && ['submitted', 'changes'].includes(stage) && !(await hasHolder()))
      unasked.push(`${walked.slice(-6).join(', ')}: ${key}`)
    known.add(key)
    const tried = (name: string) => tries.get(`${key} ${name}`) ?? 0
    const [act = ''] = names.toSorted((one, other) => tried(one) - tried(other))
    const done = await isDone(acts[act]?.(id))
    tries.set(`${key} ${act}`, done ? tried(act) + 1 : Number.POSITIVE_INFINITY)
    if (done) walked.push(act)
  }
  expect(unasked).toEqual([])
  expect(new Set(walked)).toEqual(new Set(names))
})

const isDone = async (act: Promise<unknown> | undefined) =>
  Promise.resolve(act).then(
    () => true,
    (error: { status?: number }) => {
      if ([403, 404, 409, 422].includes(error.status ?? 500)) return false
      throw error
    },
  )

it('asks who submitted it to put right what nobody else has to do, until it is changed', async () => {
  const { people, author, acts, begun } = await walkers()
  const id = await begun()
  const after = async (...names: string[]) => {
    for (const name of names) await acts[name]?.(id)
    return (await author.call(reviewTaskRoutes.list, { query: { question_id: id } })).data
  }
  const { author: own, reviewer, checker } = people
  expect(await after('submit it', 'find another key', 'find it fit')).toMatchObject([
    { kind: 'kunci', ac_id: checker.id },
  ])
  expect(await after('blame the key')).toMatchObject([{ kind: 'perbaiki', ac_id: own.id, stage: 'submitted' }])
  expect(await tasksOf(own)).toMatchObject([{ question_id: id }])
  expect((await author.call(reviewPolicyRoutes.me, {})).data[0].counts).toMatchObject({ perbaiki: 1 })
  const asked = await after('mend it')
  expect(asked.map(({ kind }) => kind).sort()).toEqual(['kunci', 'telaah'])
  expect(await tasksOf(own)).toEqual([])
  expect(await after('find it fit', 'find the key')).toEqual([])
  expect(await statusOf(id)).toBe('approved')
  expect(reviewer.id).toBe(asked.find(({ kind }) => kind === 'telaah')?.ac_id)
})

it('asks the reviewer where it was submitted again as it is, and where only remarks on earlier revisions are left', async () => {
  const { people, author, acts, begun } = await walkers()
  const { reviewer, checker } = people
  const id = await begun()
  for (const act of ['submit it', 'find another key', 'blame the key', 'find it fit', 'withdraw it', 'submit it'])
    await acts[act]?.(id)
  expect(await tasksOf(reviewer)).toMatchObject([{ kind: 'telaah', question_id: id }])
  await acts['keep the key']?.(id)
  await acts['find it fit']?.(id)
  const remark = { place: null, text: 'Pilihan kurang.', must_fix: true }
  await checker.call(threadRoutes.create, { params: { id }, body: remark })
  for (const act of ['mend it', 'find the key', 'find it fit']) await acts[act]?.(id)
  expect(await tasksOf(reviewer)).toMatchObject([{ kind: 'telaah', question_id: id }])
  expect(await tasksOf(author)).toEqual([])
})

it('goes on, hourly, with what is no task since the policy or a rule changed', async () => {
  const { people, author, acts, policy, begun } = await walkers()
  const id = await begun()
  for (const act of ['submit it', 'find it fit']) await acts[act]?.(id)
  await policy({ key_checks: 0 })
  expect((await Promise.all(Object.values(people).map(tasksOf))).flat()).toEqual([])
  await settleUnasked(db)
  expect(await statusOf(id)).toBe('approved')
  expect(await author.read(id)).toMatchObject({ name_approver: 'Staf' })
})
