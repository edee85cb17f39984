import { questionRoutes, type Request, reviewBoardRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { boardFilters } from '@bank/contract/review-board'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const a = make(db)
const { person, written, team } = reviewTeam(here)
type Someone = Awaited<ReturnType<typeof person>>

const board = async (by: Someone) => (await by.call(reviewBoardRoutes.get, {})).data
/** So many days ago. */
const cameBefore = (id: number, days: number) =>
  sql`update review_event set created_at = clock_timestamp() - make_interval(days => ${days}) where question_id = ${id}`.execute(
    db,
  )
const dueBefore = (id: number, days: number) =>
  sql`update review_task set due_on = current_date - ${days}::int where question_id = ${id}`.execute(db)

it('counts what the lists count that it leads to, and since when it waits', async () => {
  const { admin, author, reviewer, policy } = await team()
  // approved before the flow
  await policy({ binding: false })
  await written(author.id, { status: 'approved' })
  await policy({ binding: true })
  const [first, second, third, back] = [
    await written(author.id),
    await written(author.id),
    await written(author.id),
    await written(author.id),
  ]
  const category_id = await a.category({ product_type: 2 })
  const snpmb = await written(author.id, { category_id, topic_id: null })
  const child = await written(author.id, { parent_id: first })
  for (const id of [first, second, third, back, snpmb, child]) await author.act(id, 'submit')
  await cameBefore(first, 1)
  await cameBefore(second, 3)
  await cameBefore(third, 9)
  // an edit meanwhile leaves it where it is
  await author.edit(second, { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })
  await reviewer.judge(back, { verdict: 'perbaiki', aspects: [{ no: 4, mark: 'tidak', note: 'Berbelit.' }] })

  const { stages } = await board(admin)
  expect(stages).toMatchObject([
    { product_type: 1, stage: 'submitted', amount: 3, days: 3 },
    { product_type: 1, stage: 'changes', amount: 1, days: 0 },
    { product_type: 1, stage: 'rejected', amount: 0, days: null },
    { product_type: 1, stage: 'approved', amount: 1, days: null },
    { product_type: 2, stage: 'submitted', amount: 1, days: 0 },
    { product_type: 2, stage: 'changes', amount: 0 },
    { product_type: 2, stage: 'rejected', amount: 0 },
    { product_type: 2, stage: 'approved', amount: 0 },
  ])
  for (const { product_type, stage, amount } of stages) {
    const query: Request<typeof questionRoutes.main>['query'] = boardFilters(stage)
    const route = product_type === 1 ? questionRoutes.main : snpmbQuestionRoutes.list
    expect((await admin.call(route, { query })).pagination.totalData, stage).toBe(amount)
  }
})

it('names who is late, with what is late longest, and says nothing while the policy is off', async () => {
  const { admin, author, reviewer, policy } = await team()
  const ids: number[] = []
  for (let days = 1; days <= 5; days++) {
    const id = await written(author.id)
    await author.act(id, 'submit', { reviewers: [days < 5 ? reviewer.id : admin.id] })
    await dueBefore(id, days)
    ids.push(id)
  }
  const [inTime, done, unassigned] = [await written(author.id), await written(author.id), await written(author.id)]
  for (const id of [inTime, done, unassigned]) await author.act(id, 'submit', { reviewers: [reviewer.id] })
  await dueBefore(done, 3)
  await reviewer.judge(done)
  await dueBefore(unassigned, 2)
  await sql`update review_task set account_id = null where question_id = ${unassigned}`.execute(db)

  const { late } = await board(admin)
  expect(late).toMatchObject([
    { ac_id: reviewer.id, amount: 4, days: 4, questions: [{ question_id: ids[3] }, { question_id: ids[2] }, {}] },
    { ac_id: admin.id, amount: 1, days: 5, questions: [{ question_id: ids[4] }] },
    { ac_id: null, ac_name: null, amount: 1, days: 2, questions: [{ question_id: unassigned }] },
  ])

  await expect(board(reviewer)).rejects.toMatchObject({ status: 403 })
  await policy({ binding: false })
  expect(await board(admin)).toEqual({ stages: [], late: [] })
})
