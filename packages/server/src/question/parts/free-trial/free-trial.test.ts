import { freeTrialRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a free-trial entry', () => {
  it('is added once, read and deleted by the question’s id', async () => {
    const staff = await signIn()
    const item_id = await a.question()
    const add = async () => (await staff.call(freeTrialRoutes.create, { body: { item_id, type: 'question' } })).data[0]
    expect(await add()).toEqual(await add())
    const params = { id: item_id }
    expect((await staff.call(freeTrialRoutes.get, { params })).data[0]).toMatchObject({ item_id, type: 'question' })
    expect((await staff.call(freeTrialRoutes.list, { query: {} })).pagination.totalData).toBe(1)
    await staff.call(freeTrialRoutes.remove, { params })
    await expect(staff.call(freeTrialRoutes.get, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(staff.call(freeTrialRoutes.remove, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is given to another question, once, and stays as it is without one', async () => {
    const staff = await signIn()
    const [first, second, third] = [await a.question(), await a.question(), await a.question()]
    for (const item_id of [first, second])
      await staff.call(freeTrialRoutes.create, { body: { item_id, type: 'question' } })
    const give = async (id: number, item_id?: number) =>
      (await staff.call(freeTrialRoutes.update, { params: { id }, body: { item_id, type: 'question' } })).data[0]
        .item_id
    const listed = async () =>
      (await staff.call(freeTrialRoutes.list, { query: {} })).data
        .map(({ item_id }) => item_id)
        .toSorted((a, b) => a - b)

    expect(await give(first)).toBe(first)
    expect(await give(first, third)).toBe(third)
    expect(await listed()).toEqual([second, third])
    expect(await give(second, third)).toBe(third)
    expect(await listed()).toEqual([third])
    await expect(give(second, third)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(give(third, 999_999)).rejects.toMatchObject({ fields: { item_id: expect.any(String) } })
    expect(await listed()).toEqual([third])
  })
})
