import { noticeRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'
import { tellLate } from '../question/approval/tell-late.repo.ts'

const here = await world()
const { db } = here
const { written, team } = reviewTeam(here)

const dueSince = (days: number) => sql`update review_task set due_on = current_date - ${days}::int`.execute(db)

it('tells who has them of tasks whose day is over: once, of several at once, and again of a new day', async () => {
  const { author, reviewer } = await team()
  const told = async () =>
    (await reviewer.call(noticeRoutes.list, { query: { unread: true } })).data
      .filter(({ kind }) => kind === 'review-late')
      .map(({ data }) => data)
  const ids = [await written(author.id, { code: 'A-1' }), await written(author.id, { code: 'A-2' })]
  for (const id of ids) await author.act(id, 'submit')
  await dueSince(0)
  await tellLate(db)
  expect(await told()).toEqual([])
  await dueSince(1)
  await Promise.all([tellLate(db), tellLate(db)])
  const [question_id] = ids
  const late = { question_id, code: 'A-1', count: 2, task: 'telaah' }
  expect(await told()).toEqual([late])
  await sql`update review_task set due_on = current_date + 2, late_told_at = late_told_at - interval '5 days'`.execute(
    db,
  )
  await dueSince(1)
  await tellLate(db)
  expect(await told()).toEqual([late, late])
})

it('tells nothing while the flow does not bind, and of nothing that is done', async () => {
  const { author, reviewer, policy } = await team()
  const id = await written(author.id)
  await author.act(id, 'submit')
  await dueSince(3)
  await policy({ binding: false })
  await tellLate(db)
  await policy({ binding: true })
  await author.act(id, 'withdraw')
  await tellLate(db)
  const { data } = await reviewer.call(noticeRoutes.list, { query: {} })
  expect(data.map(({ kind }) => kind)).toEqual(['review-asked'])
})
