import { questionRoutes, type Request, snpmbQuestionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const { person, written, team } = reviewTeam(here)

it('lists the questions that wait for an account, with numbers while the flow binds', async () => {
  const { author, reviewer, allow, policy } = await team()
  const second = await person()
  await allow(second.id, ['review'])
  const submitted = async (country: string, { id: asked }: { id: number }) => {
    const id = await written(author.id, { text: `<p>Apa ibu kota ${country}?</p>` })
    await author.act(id, 'submit', { reviewers: [asked] })
    return id
  }
  const first = await submitted('Peru', reviewer)
  const other = await submitted('Cile', second)
  const third = await submitted('Kuba', reviewer)
  const rest = await written(author.id)
  await db.updateTable('review_task').set({ account_id: null }).where('question_id', '=', third).execute()
  const listed = async (assigned: Request<typeof questionRoutes.main>['query']['assigned']) =>
    (await author.call(questionRoutes.main, { query: { assigned } })).data.map(({ id_question }) => id_question)
  expect(await listed(reviewer.id)).toEqual([first])
  expect(await listed(`${reviewer.id},${second.id}`)).toEqual([other, first])
  expect(await listed(`!${reviewer.id}`)).toEqual([rest, third, other])
  expect(await listed('any')).toEqual([other, first])
  expect(await listed('none')).toEqual([rest, third])
  const numbers = async () => (await author.call(questionRoutes.facets, { query: {} })).data[0].assigned.values
  expect(new Set(await numbers())).toEqual(new Set([reviewer, second].map(({ id }) => ({ value: `${id}`, amount: 1 }))))
  const { data } = await author.call(snpmbQuestionRoutes.list, { query: { assigned: reviewer.id } })
  expect(data).toEqual([])

  // one that is sent back waits for its author
  await reviewer.judge(first, {
    verdict: 'perbaiki',
    aspects: [{ no: 4, mark: 'tidak', note: 'Kurang tegas.' }],
  } as never)
  expect(await listed(reviewer.id)).toEqual([])
  expect(await listed(author.id)).toEqual([first])
  await policy({ binding: false })
  expect(await listed(author.id)).toEqual([])
  expect(await numbers()).toEqual([])
})
