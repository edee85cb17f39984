import { answerRoutes, NO_IMAGE, questionRoutes, selectionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make, PNG_DATA_URL } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('an option', () => {
  it('stands behind the others, with text or a picture', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const add = async (body: { selection_text?: string; image?: string }) =>
      (await staff.call(selectionRoutes.create, { body: { question_id, ...body } })).data[0]
    const first = await add({ selection_text: 'Satu' })
    const second = await add({ image: PNG_DATA_URL })
    expect(first.image).toBe('image')
    expect(second.image).toMatch(/^\/media\/[0-9a-f]{32}\.png$/)
    for (const route of [selectionRoutes.list, selectionRoutes.search]) {
      const { data, pagination } = await staff.call(route, { query: { question_id } })
      expect(data.map((row) => row.id_selection)).toEqual([first.id_selection, second.id_selection])
      expect(pagination.totalData).toBe(2)
    }
    await expect(add({ selection_text: '', image: NO_IMAGE })).rejects.toMatchObject({
      message: 'Harap isi semua kolom!',
      fields: { selection_text: expect.any(String) },
    })
  })

  it('belongs to a multiple-choice question only', async () => {
    const staff = await signIn()
    const question_id = await a.question({ type: 3 })
    await expect(
      staff.call(selectionRoutes.create, { body: { question_id, selection_text: 'A' } }),
    ).rejects.toMatchObject({ status: 422, message: 'Tipe soal tidak cocok.' })
    await expect(
      staff.call(selectionRoutes.create, { body: { question_id: 4711, selection_text: 'A' } }),
    ).rejects.toMatchObject({ status: 422, fields: { question_id: 'Soal tidak ditemukan.' } })
  })

  it('keeps its picture when only the text is edited, and lets it go when told', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const picture = await a.image()
    const id = await a.selection({ question_id, image_id: picture.id })
    const edit = async (body: object) =>
      (await staff.call(selectionRoutes.update, { params: { id }, body })).data[0].image
    expect(await edit({ selection_text: 'Baru' })).toBe(picture.url)
    expect(await edit({ image: '' })).toBe(NO_IMAGE)
    expect(await edit({ image: picture.url })).toBe(picture.url)
    expect(await staff.call(selectionRoutes.image, { params: { id } })).toEqual({ data: picture.url })
    await staff.call(selectionRoutes.removeImage, { params: { id } })
    expect(await staff.call(selectionRoutes.image, { params: { id } })).toEqual({ data: NO_IMAGE })
    const { data } = await staff.call(selectionRoutes.setImage, { params: { id }, body: { image: PNG_DATA_URL } })
    expect(data[0].image).toMatch(/^\/media\//)
  })

  it('moves its question’s updated_at and names who did it', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const read = async () => (await staff.call(questionRoutes.get, { params: { id: question_id } })).data[0]
    const before = await read()
    await staff.call(selectionRoutes.create, { body: { question_id, selection_text: 'A' } })
    const after = await read()
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(after.name_updater).toBe('Staf')
  })

  it('goes with its answer', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const id = await a.selection({ question_id })
    await a.answer({ question_id, selection_id: id })
    await staff.call(selectionRoutes.get, { params: { id } })
    await staff.call(selectionRoutes.remove, { params: { id } })
    expect((await staff.call(answerRoutes.list, { query: { question_id } })).data).toEqual([])
  })
})
