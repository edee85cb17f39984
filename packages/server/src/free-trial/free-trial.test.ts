import { freeTrialRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

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
})
