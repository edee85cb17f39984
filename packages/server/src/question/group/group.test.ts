import { groupRoutes, LEVEL, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

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
      expect(data[0]).toEqual({ id: question_id, question_id, parent_id: parent, position: null })
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

  describe('has an order', () => {
    async function group(size: number, product_type: 1 | 2 = 1) {
      const staff = await signIn()
      const category_id = await a.category({ product_type })
      const place = product_type === 1 ? { topic_id: await a.topic({ category_id }) } : { category_id, topic_id: null }
      const snpmb = product_type === 2 && { type: 2, class_id: null, level_id: null }
      const head = await a.question({ ...place, ...snpmb })
      const ids: number[] = []
      for (let at = 0; at < size; at++) ids.push(await a.question({ ...place, ...snpmb, parent_id: head }))
      const order = async () =>
        (await staff.call(groupRoutes.children, { params: { id: head }, query: {} })).data.map(({ id_question }) =>
          ids.indexOf(id_question),
        )
      const move = (index: number, position: number) =>
        staff.call(groupRoutes.moveChild, { params: { id: ids[index] ?? 0 }, body: { position } })
      return { staff, head, ids, order, move, place: { ...place, ...snpmb } }
    }

    it.each([1, 2] as const)('that a move changes in bank %s, and nobody edited the questions', async (bank) => {
      const { staff, head, ids, order, move } = await group(4, bank)
      const times = () => db.selectFrom('question').select(['id', 'updated_at', 'updated_by']).orderBy('id').execute()
      const before = await times()
      expect((await move(3, 1)).data).toMatchObject([{ question_id: ids[3], parent_id: head, position: 1 }])
      expect(await order()).toEqual([3, 0, 1, 2])
      await move(3, 3)
      expect(await order()).toEqual([0, 1, 3, 2])
      await move(0, 99)
      expect(await order()).toEqual([1, 3, 2, 0])
      const links = (await staff.call(groupRoutes.listChildren, { query: { parent_id: head } })).data
      expect(links.map(({ question_id, position }) => [ids.indexOf(question_id), position])).toEqual([
        [1, 1],
        [3, 2],
        [2, 3],
        [0, 4],
      ])
      expect(await times()).toEqual(before)
    })

    it('in which a new question comes last, and one that leaves makes no hole', async () => {
      const { staff, head, ids, order, move, place } = await group(3)
      await move(2, 1)
      ids.push(await a.question({ ...place, parent_id: head }))
      expect(await order()).toEqual([2, 0, 1, 3])
      await staff.call(groupRoutes.detachChild, { params: { id: ids[0] ?? 0 } })
      expect(
        (
          await db
            .selectFrom('question')
            .select('position')
            .where('id', '=', ids[0] ?? 0)
            .execute()
        )[0],
      ).toEqual({
        position: null,
      })
      await move(3, 2)
      expect(await order()).toEqual([2, 3, 1])
    })

    it('which stays one when two people move at the same time', async () => {
      const { order, move } = await group(6)
      await Promise.all([0, 1, 2, 3, 4, 5].flatMap((index) => [move(index, 6 - index), move(index, index + 1)]))
      expect((await order()).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      const places = await db.selectFrom('question').select('position').where('parent_id', 'is not', null).execute()
      expect(places.map(({ position }) => position).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    })

    it.each([0, -1, 1.5, 40_000])('and no place %s', async (position) => {
      const { move } = await group(1)
      await expect(move(0, position)).rejects.toMatchObject({ fields: { position: expect.any(String) } })
    })
  })

  it('of SNPMB takes a new question, and a copy', async () => {
    const staff = await signIn()
    const category_id = await a.category({ product_type: 2 })
    const asked = { qt_id: 2, category_id, label: 'exam', question_text: '<p>Simpulan mana?</p>' } as const
    const create = async (parent_id?: number) =>
      (await staff.call(snpmbQuestionRoutes.create, { body: { ...asked, parent_id } })).data[0].id_question
    const head = await create()
    const child = await create(head)
    const { data } = await staff.call(questionRoutes.duplicate, { params: { id: child }, body: { parent_id: head } })
    const shown = await staff.call(groupRoutes.children, { params: { id: head }, query: {} })
    expect(shown.data.map(({ id_question }) => id_question)).toEqual([child, data[0].id_question])
    const main = await staff.call(snpmbQuestionRoutes.list, { query: {} })
    expect(main.data.map((row) => [row.id_question, row.children])).toEqual([[head, 2]])
    await expect(create(await a.question())).rejects.toMatchObject({ fields: { parent_id: 'Soal tidak ditemukan.' } })
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
