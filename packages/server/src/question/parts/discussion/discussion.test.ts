import { discussionRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a discussion', () => {
  it('stands once for a question, of any type', async () => {
    const admin = await signIn(LEVEL.admin)
    const question_id = await a.question({ type: 1 })
    const body = { question_id, discussion_text: '<p>Karena 2 + 3 = 5.</p>' }
    const [row] = (await admin.call(discussionRoutes.create, { body })).data
    expect(row).toMatchObject({ question_id, name_creator: 'Admin', name_updater: null })
    await expect(admin.call(discussionRoutes.create, { body })).rejects.toMatchObject({ status: 409 })

    const params = { id: row.id_discussion }
    await admin.call(discussionRoutes.update, { params, body: { discussion_text: '<p>Jelas.</p>' } })
    expect((await admin.call(discussionRoutes.get, { params })).data[0].discussion_text).toBe('<p>Jelas.</p>')
    expect((await admin.call(discussionRoutes.list, { query: { question_id } })).data).toHaveLength(1)
    await admin.call(discussionRoutes.remove, { params })
    const [question] = (await admin.call(questionRoutes.get, { params: { id: question_id } })).data
    expect(question.discussion).toBeNull()
  })
})
