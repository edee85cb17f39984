import { dashboardLists, dashboardRoutes, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { monthStart } from './month.ts'

const { db, signIn } = await world()
const a = make(db)

/** A topic of each family, and questions of many kinds in them. */
async function bank() {
  const topicOf = async (family: 'literasi' | 'numerasi') =>
    a.topic({ category_id: await a.category({ subject_id: await a.subject({ family }) }) })
  const [literasi, numerasi] = [await topicOf('literasi'), await topicOf('numerasi')]
  const old = await a.question({ topic_id: literasi, created_at: new Date('2020-01-01T00:00:00Z') })
  await a.question({ topic_id: literasi, status: 'approved', parent_id: old })
  await a.question({ topic_id: numerasi, status: 'approved', type: 1, answer: 'Lima.' })
  const answered = await a.question({ topic_id: numerasi, status: 'published', type: 1, answer: 'Dua.' })
  await a.discussion({ question_id: answered })
  await a.question({ topic_id: numerasi })
  return old
}

it('counts what the lists count that it leads to', async () => {
  const staff = await signIn()
  await bank()

  const { data } = await staff.call(dashboardRoutes.get, {})

  for (const [name, query] of Object.entries(dashboardLists(data.month))) {
    const list = await staff.call(questionRoutes.main, { query })
    expect(data, name).toMatchObject({ [name]: list.pagination.totalData })
  }
  expect(data).toMatchObject({
    month: monthStart(new Date()),
    literasi: 1,
    numerasi: 3,
    added: 3,
    onProgress: 2,
    approved: 1,
    published: 1,
    withoutAnswer: 2,
    withoutDiscussion: 3,
  })
})

it('names what is on progress longest, the oldest first', async () => {
  const staff = await signIn()
  const old = await bank()
  const { data } = await staff.call(dashboardRoutes.get, {})
  expect(data.waiting).toHaveLength(2)
  expect(data.waiting[0]).toMatchObject({ id_question: old, created_at: '2020-01-01T00:00:00.000Z' })
})

it('begins a month at its first midnight in Jakarta', () => {
  expect(monthStart(new Date('2026-10-31T16:59:59Z'))).toBe('2026-10-01')
  expect(monthStart(new Date('2026-10-31T17:00:00Z'))).toBe('2026-11-01')
})
