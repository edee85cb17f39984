import { answerRoutes, NO_IMAGE, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('an answer', () => {
  it('marks an option of its own question, once', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const [right, wrong] = [await a.selection({ question_id, text: '42' }), await a.selection({ question_id })]
    const mark = (selection_id: number) => staff.call(answerRoutes.create, { body: { question_id, selection_id } })
    const [answer] = (await mark(right)).data
    expect(answer).toMatchObject({ answer_text: '42', image: NO_IMAGE })
    await expect(mark(right)).rejects.toMatchObject({ code: 'DUPLICATE', fields: { selection_id: 'Sudah digunakan.' } })
    await expect(mark(await a.selection())).rejects.toMatchObject({
      status: 422,
      fields: { selection_id: 'Pilihan tidak ditemukan.' },
    })

    const params = { id: answer.id_answer }
    await staff.call(answerRoutes.update, { params, body: { selection_id: wrong } })
    expect((await staff.call(answerRoutes.get, { params })).data[0].selection_id).toBe(wrong)
    await staff.call(answerRoutes.remove, { params })
    const { data } = await staff.call(questionRoutes.get, { params: { id: question_id } })
    expect(data[0].answers).toEqual([])
    expect(data[0].selections.every((row) => !row.is_answer)).toBe(true)
  })
})
