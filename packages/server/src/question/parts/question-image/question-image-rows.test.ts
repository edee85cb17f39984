import { questionImageRoutes, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make, PNG } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { app, db, signIn } = await world()
const a = make(db)

/** Adds a picture to the list of a question (null: not saved yet) and returns its row as the API has it. */
async function listed(question_id: number | null) {
  const { id, url } = await a.image()
  return {
    id_question_image: await a.questionImage({ image_id: id, question_id }),
    image: url,
    question_id: question_id ?? 0,
  }
}

const bytesAt = async (url: string) => (await app.inject({ url })).statusCode

describe('the pictures of questions', () => {
  it('are listed newest first, and those of one question in the order in which they came', async () => {
    const staff = await signIn()
    const [one, two] = [await a.question(), await a.question()]
    const rows = [await listed(one), await listed(two), await listed(one), await listed(null)]
    const all = await staff.call(questionImageRoutes.list, { query: {} })
    expect(all).toEqual({ data: rows.toReversed(), pagination: { page: 1, limit: 10, totalData: 4 } })
    const ofOne = { data: [rows[0], rows[2]], pagination: { page: 1, limit: 2, totalData: 2 } }
    expect(await staff.call(questionImageRoutes.list, { query: { question_id: one } })).toEqual(ofOne)
    expect(await staff.call(questionImageRoutes.ofQuestion, { params: { id: one } })).toEqual(ofOne)
  })

  it('are none for a question that has none, and not found for one that does not exist', async () => {
    const staff = await signIn()
    const of = (id: number) => staff.call(questionImageRoutes.ofQuestion, { params: { id } })
    expect(await of(await a.question())).toEqual({ data: [], pagination: { page: 1, limit: 1, totalData: 0 } })
    await expect(of(4711)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('one picture of a question', () => {
  it('is read by its id', async () => {
    const staff = await signIn()
    const row = await listed(await a.question())
    expect(await staff.call(questionImageRoutes.get, { params: { id: row.id_question_image } })).toEqual({
      data: [row],
    })
    await expect(staff.call(questionImageRoutes.get, { params: { id: 4711 } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('gets a new URL with a new picture, and what a text shows stays', async () => {
    const staff = await signIn()
    const row = await listed(null)
    const id = await a.question({ text: `<p><img src="${row.image}" alt="Denah"></p>` })
    const params = { id: row.id_question_image }
    const { data } = await staff.call(questionImageRoutes.update, { params, body: { image: PNG } })
    expect(data).toEqual([{ ...row, image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/) }])
    expect(data[0].image).not.toBe(row.image)
    expect([await bytesAt(row.image), await bytesAt(data[0].image)]).toEqual([200, 200])
    const [question] = (await staff.call(questionRoutes.get, { params: { id } })).data
    expect(question.question_text).toContain(row.image)
  })

  it('moves to the question that is named, or to none, and keeps its URL', async () => {
    const staff = await signIn()
    const [one, two] = [await a.question(), await a.question()]
    const row = await listed(one)
    const move = async (question_id: number | string) => {
      const { data } = await staff.call(questionImageRoutes.update, {
        params: { id: row.id_question_image },
        body: { question_id: question_id as number },
      })
      return data[0]
    }
    expect(await move(two)).toEqual({ ...row, question_id: two })
    expect(await move('0')).toEqual({ ...row, question_id: 0 })
    expect(await move(String(one))).toEqual(row)
  })

  it.each([
    ['for a question that does not exist', async () => ({ image: PNG, question_id: 4711 }), 422],
    ['that is no picture', async () => ({ image: Buffer.from('<svg onload="alert(1)"/>') }), 415],
  ])('does not change with an edit %s', async (_, edit, status) => {
    const staff = await signIn()
    const row = await listed(await a.question())
    const params = { id: row.id_question_image }
    await expect(staff.call(questionImageRoutes.update, { params, body: await edit() })).rejects.toMatchObject({
      status,
    })
    expect((await staff.call(questionImageRoutes.get, { params })).data).toEqual([row])
    expect(await db.selectFrom('image').select('id').execute()).toHaveLength(1)
  })

  it('goes by its id, but not while a text shows it', async () => {
    const staff = await signIn()
    const [shown, other] = [await listed(null), await listed(null)]
    await a.question({ text: `<p><img src="${shown.image}" alt="Denah"></p>` })
    const remove = ({ id_question_image: id }: typeof shown) =>
      staff.call(questionImageRoutes.remove, { params: { id } })
    await expect(remove(shown)).rejects.toMatchObject({ code: 'IN_USE' })
    expect(await remove(other)).toEqual({ data: [], message: 'Gambar telah dihapus.' })
    await expect(remove(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await staff.call(questionImageRoutes.list, { query: {} })).data).toEqual([shown])
    expect([await bytesAt(shown.image), await bytesAt(other.image)]).toEqual([200, 404])
  })
})
