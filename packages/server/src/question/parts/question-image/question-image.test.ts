import { questionImageRoutes, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make, PNG } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn, stranger } = await world()
const a = make(db)

describe('a picture of a question', () => {
  it('belongs to no question until it is given to one', async () => {
    const staff = await signIn()
    const { data } = await staff.call(questionImageRoutes.upload, { body: { image: PNG, question_id: '0' } })
    expect(data).toEqual({ id_question_image: expect.any(Number), image: expect.any(String), question_id: 0 })
    const question_id = await a.question()
    const given = await staff.call(questionImageRoutes.assign, { body: { question_id, image: data.image } })
    expect(given.data).toEqual([{ ...data, question_id }])
    const { data: rows } = await staff.call(questionRoutes.get, { params: { id: question_id } })
    expect(rows[0].images).toEqual([data.image])
  })

  it('can be uploaded for a saved question, without making its editor’s version stale', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const read = async () => (await staff.call(questionRoutes.get, { params: { id: question_id } })).data[0]
    const before = await read()
    const { data } = await staff.call(questionImageRoutes.upload, { body: { image: PNG, question_id } })
    expect(await read()).toEqual({ ...before, images: [data.image] })
  })

  it('is not stored for a question that does not exist', async () => {
    const staff = await signIn()
    await expect(
      staff.call(questionImageRoutes.upload, { body: { image: PNG, question_id: 4711 } }),
    ).rejects.toMatchObject({ status: 422, fields: { question_id: expect.any(String) } })
    expect(await db.selectFrom('image').select('id').execute()).toEqual([])
  })

  it('is given away only when both exist', async () => {
    const staff = await signIn()
    const { url } = await a.image()
    const question_id = await a.question()
    const assign = (body: { question_id: number; image: string }) => staff.call(questionImageRoutes.assign, { body })
    await expect(assign({ question_id: 4711, image: url })).rejects.toMatchObject({
      status: 422,
      fields: { question_id: expect.any(String) },
    })
    await expect(assign({ question_id, image: `/media/${'0'.repeat(32)}.png` })).rejects.toMatchObject({
      status: 422,
      fields: { image: 'Gambar tidak ditemukan.' },
    })
    expect((await assign({ question_id, image: url })).data[0].image).toBe(url)
  })

  it('is refused to strangers before it is read', async () => {
    const reply = await stranger.send(questionImageRoutes.upload, { body: { image: PNG, question_id: '0' } })
    expect(reply.statusCode).toBe(401)
    expect(await db.selectFrom('image').select('id').execute()).toEqual([])
  })
})
