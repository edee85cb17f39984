import type { Route } from '@bank/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../../src/notice/notice.repo.ts'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { withTask } from './factor-caller.ts'
import { inputOf, routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

/** Decisions 1 and 3, written by hand: lists with 5 rows a page, and lists that are complete without a page. */
const FIVE = ['account', 'topic', 'subject', 'class', 'category', 'snpmb/question']
const WHOLE = ['account', 'topic', 'subject', 'class', 'category', 'indicator', 'question-level', 'subtopic', 'notice']
const GROUP = 'questionChild/:id'

const { db, signIn } = await world()
beforeEach(() => fillSampleWorld(db))

const filtersOf = (route: Route) => Object.keys(inputOf(route, 'query').properties ?? {})
const lists = routes
  .filter(([, route]) => filtersOf(route).includes('page'))
  .map(([name, route]) => ({ name: name.replace('GET /v1/', ''), route }))

/** A function that asks for a list as an admin, who may read all lists, and has a notice and a task. */
async function asker() {
  const { id, send } = await signIn(1)
  await notify(db, { to: id, kind: 'reset-asked', data: { address: '10.0.0.7', times: 1 } })
  await withTask(db, id)
  return async (route: Route, query: object) => {
    const response = await send(route, { params: oneValid(route).params, query })
    expectOurs(response)
    return { status: response.statusCode, ...response.json() }
  }
}

describe('a list', () => {
  it('gives a page and counts all', async () => {
    const ask = await asker()
    for (const { name, route } of lists) {
      const limit = FIVE.includes(name) ? 5 : 10
      const first = await ask(route, { page: 1 })
      const totalData = first.pagination?.totalData
      expect.soft(totalData, name).toBeGreaterThan(0)
      expect.soft(first, name).toMatchObject({ status: 200, pagination: { page: 1, limit, totalData } })
      expect.soft((await ask(route, { page: 1, limit: 1 })).data, name).toEqual(first.data.slice(0, 1))
      expect.soft((await ask(route, { page: 1, limit: 101 })).pagination.limit, name).toBe(100)
      for (const page of [totalData + 1, 2_147_483_647]) {
        const past = { status: 200, data: [], pagination: { page, limit: 1, totalData } }
        expect.soft(await ask(route, { page, limit: 1 }), name).toEqual(past)
      }
    }
  })

  it('is given whole only where all are few', async () => {
    const ask = await asker()
    for (const { name, route } of lists) {
      const { totalData } = (await ask(route, { page: 1 })).pagination
      const whole = [...WHOLE, GROUP].includes(name)
      const pagination = { page: 1, limit: whole ? totalData : FIVE.includes(name) ? 5 : 10, totalData }
      for (const query of [{}, { limit: '' }])
        expect.soft((await ask(route, query)).pagination, name).toEqual(pagination)
    }
  })

  it('of the parts of one question is whole', async () => {
    const ask = await asker()
    for (const { name, route } of lists.filter(({ route }) => filtersOf(route).includes('question_id'))) {
      const ofQuestions = await Promise.all([1, 2, 3].map((question_id) => ask(route, { question_id })))
      for (const { data, pagination } of ofQuestions) {
        const { length } = data
        expect.soft(pagination, name).toEqual({ page: 1, limit: Math.max(1, length), totalData: length })
      }
      expect
        .soft(
          ofQuestions.some(({ data }) => data.length > 0),
          name,
        )
        .toBe(true)
    }
  })

  it.each(['0', '-1', 'abc', '1.5', '1e308', '0x10', 'NaN', ' ', '1;drop', '\0'])('has no page %j', async (wrong) => {
    const ask = await asker()
    for (const { name, route } of lists) {
      for (const field of ['page', 'limit']) {
        const refusal = { status: 422, code: 'VALIDATION', fields: { [field]: expect.any(String) } }
        expect.soft(await ask(route, { [field]: wrong }), `${name} ${field}`).toMatchObject(refusal)
      }
    }
  })

  it('goes by the last of a repeated parameter and takes an empty or unknown one as none', async () => {
    const ask = await asker()
    for (const { name, route } of lists) {
      const limit = FIVE.includes(name) ? 5 : 10
      const plain = await ask(route, { page: 1 })
      const empty = Object.fromEntries(filtersOf(route).map((filter) => [filter, '']))
      expect.soft(await ask(route, { page: ['abc', 1] }), name).toEqual(plain)
      expect.soft(await ask(route, { page: [1, 'abc'] }), name).toMatchObject({ status: 422 })
      expect.soft(await ask(route, { ...empty, page: 1, limit }), name).toEqual(plain)
      expect.soft(await ask(route, { page: 1, order_by: 'password', 'page[]': 'x', 'a.b': '$ne' }), name).toEqual(plain)
    }
  })

  it('has no filter by what cannot be an id', async () => {
    const ask = await asker()
    for (const { name, route } of lists) {
      for (const filter of filtersOf(route).filter((filter) => /(^|_)id(_|$)/.test(filter))) {
        for (const wrong of ['abc', '0', '-1', '1.5', '2147483648', '1 or 1=1']) {
          const refusal = { status: 422, fields: { [filter]: expect.any(String) } }
          expect.soft(await ask(route, { [filter]: wrong }), `${name} ${filter}=${wrong}`).toMatchObject(refusal)
        }
      }
    }
  })
})
