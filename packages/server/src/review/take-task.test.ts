import { accountRoutes, noticeRoutes, reviewTaskRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const { person, written, team } = reviewTeam(here)
type Somebody = Awaited<ReturnType<typeof person>>

const SLIP = {
  verdict: 'perbaiki',
  aspects: [{ no: 4, mark: 'tidak', note: 'Kurang tegas.' }],
  note: 'Perbaiki pokok soal.',
} as const
const tasksOf = async (by: Somebody) => (await by.call(reviewTaskRoutes.list, { query: {} })).data
const take = (by: Somebody, id: number) => by.call(reviewTaskRoutes.take, { params: { id } })
const rename = (id: number, name: string) => db.updateTable('account').set({ name }).where('id', '=', id).execute()

/** A question that waits for a review, whose task has no person; two may take it. */
async function freed() {
  const { author, reviewer, allow, admin } = await team()
  const [rina, budi] = [await person(), await person()]
  await allow(rina.id, ['review'])
  await allow(budi.id, ['review'])
  const id = await written(author.id)
  await author.act(id, 'submit', { reviewers: [reviewer.id] })
  await admin.call(accountRoutes.update, { params: { id: reviewer.id }, body: { is_active: 2 } })
  const [task] = await tasksOf(rina)
  return { admin, author, rina, budi, id, task: task?.id ?? 0 }
}

it('gives a task that is nobody’s to one of two who take it at once, and tells the other whose it is', async () => {
  const { rina, budi, id, task } = await freed()
  for (const { id } of [rina, budi]) await rename(id, 'Rekan')
  const outcomes = await Promise.allSettled([take(rina, task), take(budi, task)])
  const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
  const [winner, loser] = won === 0 ? [rina, budi] : [budi, rina]
  expect(outcomes[1 - won]).toMatchObject({
    reason: { status: 409, code: 'CONFLICT', message: 'Rekan sudah mengambil tugas ini.' },
  })
  expect(await tasksOf(winner)).toMatchObject([{ id: task, ac_id: winner.id }])
  expect(await tasksOf(loser)).toEqual([])
  await take(winner, task)
  const { rows } = await sql`
    select created_by, from_stage, to_stage, note from review_event where question_id = ${id} and kind = 'taken'`.execute(
    db,
  )
  expect(rows).toEqual([{ created_by: winner.id, from_stage: 'submitted', to_stage: 'submitted', note: 'telaah' }])
})

it('is taken by those alone who may do it, while the policy binds', async () => {
  const { admin, author, rina, task } = await freed()
  await expect(take(author, task)).rejects.toMatchObject({ status: 403, message: 'Tugas ini tidak dapat Anda ambil.' })
  await sql`update review_policy set binding = false`.execute(db)
  await expect(take(rina, task)).rejects.toMatchObject({ status: 409, message: 'Alur telaah tidak berlaku.' })
  await sql`update review_policy set binding = true`.execute(db)
  await expect(take(admin, 4711)).rejects.toMatchObject({ status: 404 })
})

it('is not shown to who has the same to do of that question already', async () => {
  const { rina, budi, id, task } = await freed()
  await sql`insert into review_task (kind, question_id, account_id) values ('telaah', ${id}, ${rina.id})`.execute(db)
  expect(await tasksOf(rina)).toMatchObject([{ ac_id: rina.id }])
  expect(await tasksOf(budi)).toMatchObject([{ id: task, ac_id: null }])
  await expect(take(rina, task)).rejects.toMatchObject({ status: 403 })
})

it('is anybody’s where its author is gone who was to put it right; who is given it hears how much that is', async () => {
  const { admin, author, rina, budi, id } = await freed()
  await rina.judge(id, SLIP as never)
  await admin.call(accountRoutes.update, { params: { id: author.id }, body: { is_active: 2 } })
  const [task] = await tasksOf(budi)
  expect(task).toMatchObject({ kind: 'perbaiki', ac_id: null })
  await take(budi, task?.id ?? 0)
  const body = { account_id: rina.id }
  await budi.call(reviewTaskRoutes.update, { params: { id: task?.id ?? 0 }, body })
  const { data } = await rina.call(noticeRoutes.list, { query: { unread: true } })
  expect(data).toMatchObject([{ kind: 'review-changes', data: { question_id: id, count: 1, remarks: 2 } }])
})
