import { shortAnswerRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a short answer', () => {
  it('is added to its type only, with one of three fields at least', async () => {
    const staff = await signIn()
    const question_id = await a.question({ type: 3 })
    const add = async (body: object, id = question_id) =>
      (await staff.call(shortAnswerRoutes.create, { body: { question_id: id, ...body } })).data[0]
    const row = await add({ first_range: ' 10,5 ', second_range: '9' })
    expect(row).toMatchObject({ short_answer_text: '', first_range: '10,5', second_range: '9' })
    await expect(add({ short_answer_text: '\u2800', first_range: '\u200b' })).rejects.toMatchObject({
      message: 'Harap isi semua kolom!',
    })
    await expect(add({ short_answer_text: '1' }, await a.question())).rejects.toMatchObject({
      message: 'Tipe soal tidak cocok.',
    })

    const params = { id: row.id_short_answer }
    await staff.call(shortAnswerRoutes.update, { params, body: { short_answer_text: '10' } })
    expect((await staff.call(shortAnswerRoutes.get, { params })).data[0]).toMatchObject({
      short_answer_text: '10',
      second_range: '9',
    })
    await expect(
      staff.call(shortAnswerRoutes.update, {
        params,
        body: { short_answer_text: '', first_range: '', second_range: '' },
      }),
    ).rejects.toMatchObject({ status: 422 })
    expect((await staff.call(shortAnswerRoutes.list, { query: { question_id } })).data).toHaveLength(1)
    await staff.call(shortAnswerRoutes.remove, { params })
  })
})
