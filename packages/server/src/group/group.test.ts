import { groupRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

/** Questions of one topic, so that only their grouping matters. */
async function questions<const Count extends number>(count: Count) {
  const topic_id = await a.topic()
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push(await a.question({ topic_id }))
  return ids as [number, number, number]
}

describe('a group', () => {
  it('shows its questions whole, oldest first, and takes them off the main list', async () => {
    const staff = await signIn()
    const [parent, one, two] = await questions(3)
    for (const question_id of [two, one]) {
      const { data } = await staff.call(groupRoutes.addChild, { body: { question_id, parent_id: parent } })
      expect(data[0]).toEqual({ id: question_id, question_id, parent_id: parent })
    }
    const { data, pagination } = await staff.call(groupRoutes.children, { params: { id: parent }, query: {} })
    expect(data.map((row) => row.id_question)).toEqual([one, two])
    expect(pagination.totalData).toBe(2)
    const main = await staff.call(questionRoutes.main, { query: {} })
    expect(main.data.map((row) => [row.id_question, row.children])).toEqual([[parent, 2]])
    expect((await staff.call(groupRoutes.listChildren, { query: { parent_id: parent } })).data).toHaveLength(2)
    expect((await staff.call(groupRoutes.listParents, { query: {} })).data).toEqual([
      { id: parent, question_id: parent },
    ])
  })

  it('is one level deep, and nobody is their own parent', async () => {
    const staff = await signIn()
    const [parent, child, other] = await questions(3)
    const group = (question_id: number, parent_id: number) =>
      staff.call(groupRoutes.addChild, { body: { question_id, parent_id } })
    await group(child, parent)
    await expect(group(other, child)).rejects.toMatchObject({ status: 409 })
    await expect(group(parent, other)).rejects.toMatchObject({ status: 409 })
    await expect(group(other, other)).rejects.toMatchObject({ status: 409 })
    await expect(group(other, 4711)).rejects.toMatchObject({ status: 422, fields: { parent_id: expect.any(String) } })
    await expect(group(4711, parent)).rejects.toMatchObject({
      status: 422,
      fields: { question_id: expect.any(String) },
    })
    const snpmb = await a.question({ topic_id: null, class_id: null, level_id: null })
    await expect(group(snpmb, parent)).rejects.toMatchObject({ status: 422 })
  })

  it('stays one level deep when two groupings meet', async () => {
    const staff = await signIn()
    const ids = await questions(20)
    const pairs = ids.slice(0, 10).map((id, at) => [id, ids[at + 10] ?? 0] as const)
    const group = (question_id: number, parent_id: number) =>
      staff.call(groupRoutes.addChild, { body: { question_id, parent_id } }).then(
        () => 'grouped',
        (error) => error.status,
      )
    const met = await Promise.all(pairs.map(([one, two]) => Promise.all([group(one, two), group(two, one)])))
    for (const outcome of met) expect(outcome.sort()).toEqual([409, 'grouped'])
  })

  it('lets a question go back to the main list', async () => {
    const staff = await signIn()
    const [parent, child, other] = await questions(3)
    const parentOf = async () => (await staff.call(groupRoutes.getChild, { params: { id: child } })).data[0].parent_id
    await staff.call(groupRoutes.addChild, { body: { question_id: child, parent_id: parent } })
    await staff.call(groupRoutes.moveChild, { params: { id: child }, body: { parent_id: other } })
    expect(await parentOf()).toBe(other)
    await staff.call(groupRoutes.detachChild, { params: { id: child } })
    await expect(parentOf()).rejects.toMatchObject({ code: 'NOT_FOUND' })

    await staff.call(groupRoutes.addChild, { body: { question_id: child, parent_id: parent } })
    await staff.call(groupRoutes.addParent, { body: { question_id: child } })
    expect((await staff.call(groupRoutes.getParent, { params: { id: child } })).data[0].question_id).toBe(child)
    await staff.call(groupRoutes.keepParent, { params: { id: child }, body: {} })
  })

  it('keeps its head while it has questions', async () => {
    const admin = await signIn(LEVEL.admin)
    const [parent, child] = await questions(2)
    await admin.call(groupRoutes.addChild, { body: { question_id: child, parent_id: parent } })
    await expect(admin.call(groupRoutes.removeParent, { params: { id: parent } })).rejects.toMatchObject({
      code: 'IN_USE',
    })
    await admin.call(groupRoutes.detachChild, { params: { id: child } })
    await admin.call(groupRoutes.removeParent, { params: { id: parent } })
  })
})
