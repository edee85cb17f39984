import { categoryRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a category', () => {
  it('is added with several classes', async () => {
    const staff = await signIn()
    const subject_id = await a.subject({ name: 'Literasi' })
    const classes = [await a.class({ name: 'Kelas 4' }), await a.class({ name: 'Kelas 5' })]
    const { data } = await staff.call(categoryRoutes.create, {
      body: { category_name: 'Teks Sastra', subject_id, class_id: classes.join(',') },
    })
    expect(data[0]).toMatchObject({
      category_name: 'Teks Sastra',
      subject_name: 'Literasi',
      class_id: classes.join(','),
      class_name: 'Kelas 4, Kelas 5',
      product_type: 1,
      image: '',
    })
  })

  it('leaves nothing behind when a class does not exist', async () => {
    const staff = await signIn()
    const body = { category_name: 'Teks', subject_id: await a.subject(), class_id: '99' }
    await expect(staff.call(categoryRoutes.create, { body })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { class_id: 'Pilihan tidak ditemukan.' },
    })
    expect((await staff.call(categoryRoutes.list, { query: {} })).data).toEqual([])
  })

  it('refuses a list that is too long as a text, before it is split', async () => {
    const staff = await signIn()
    const body = { category_name: 'Teks', subject_id: await a.subject(), class_id: ','.repeat(10_001) }
    const refused = { code: 'VALIDATION', fields: { class_id: 'Paling banyak 50.' } }
    await expect(staff.call(categoryRoutes.create, { body })).rejects.toMatchObject(refused)
    const image = { class_id: '', image: ','.repeat(10_001) }
    const refusedImage = { code: 'VALIDATION', fields: { image: 'Paling banyak 50.' } }
    await expect(staff.call(categoryRoutes.create, { body: { ...body, ...image } })).rejects.toMatchObject(refusedImage)
  })

  it('takes other classes and keeps the ones that stay', async () => {
    const staff = await signIn()
    const [four, five, six] = [await a.class(), await a.class(), await a.class()]
    const id = await a.category({ classes: [four, five] })
    const { data } = await staff.call(categoryRoutes.update, { params: { id }, body: { class_id: `${five},${six}` } })
    expect(data[0].class_id).toBe(`${five},${six}`)
  })

  it('without a class is found under every class', async () => {
    const staff = await signIn()
    const [four, five] = [await a.class(), await a.class()]
    const forAll = await a.category()
    const forFour = await a.category({ classes: [four] })
    await a.category({ classes: [five] })
    const { data } = await staff.call(categoryRoutes.list, { query: { class_id: four } })
    expect(data.map((row) => row.id_category)).toEqual([forFour, forAll])
  })

  it('of SNPMB is listed only when asked for', async () => {
    const staff = await signIn()
    const general = await a.category()
    const snpmb = await a.category({ product_type: 2 })
    const listed = async (query: { product_type?: 2 }) =>
      (await staff.call(categoryRoutes.list, { query })).data.map((row) => row.id_category)
    expect(await listed({})).toEqual([general])
    expect(await listed({ product_type: 2 })).toEqual([snpmb])
  })

  it('of SNPMB has a detail and pictures, which an edit changes only when they are sent', async () => {
    const staff = await signIn()
    const params = { id: await a.category({ product_type: 2 }) }
    const [shown, listed] = [await a.image(), await a.image()]
    const detail_category = `<p>Peta <img src="${shown.url}" alt="Peta kebun"></p>`
    const edit = async (body: object) => (await staff.call(categoryRoutes.update, { params, body })).data[0]

    await edit({
      id_category: 4711,
      category_name: 'Penalaran Umum',
      detail_category,
      image: `${shown.url},${listed.url}`,
    })
    const kept = { category_name: 'Penalaran Umum', detail_category, image: `${shown.url},${listed.url}` }
    expect(await edit({ id_category_updater: 4711 })).toMatchObject({ ...kept, id_category_updater: staff.id })
    const { data } = await staff.call(categoryRoutes.list, { query: { product_type: 2 } })
    expect(data).toMatchObject([{ ...kept, name_updater: 'Staf' }])

    expect(await edit({ image: '' })).toMatchObject({ detail_category, image: '' })
    const unknown = `/media/${'0'.repeat(32)}.png`
    await expect(edit({ detail_category: `<img src="${unknown}">` })).rejects.toMatchObject({ status: 422 })
    await expect(edit({ image: unknown })).rejects.toMatchObject({ status: 422 })
    expect((await staff.call(categoryRoutes.get, { params })).data[0]).toMatchObject({ detail_category, image: '' })
  })

  it('stays in its bank', async () => {
    const staff = await signIn()
    const params = { id: await a.category({ product_type: 2 }) }
    const edit = (body: object) => staff.call(categoryRoutes.update, { params, body })
    await edit({ product_type: '2', category_name: 'Penalaran Umum' })
    await expect(edit({ product_type: 1 })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { product_type: 'Kategori tidak dapat dipindahkan ke bank soal lain.' },
    })
    expect((await staff.call(categoryRoutes.get, { params })).data[0]).toMatchObject({
      category_name: 'Penalaran Umum',
      product_type: 2,
    })
  })

  it('is deleted by Team Content, but not while a topic depends on it', async () => {
    const staff = await signIn()
    const [used, free] = [await a.category(), await a.category()]
    await a.topic({ category_id: used })
    await staff.call(categoryRoutes.remove, { params: { id: free } })
    await expect(staff.call(categoryRoutes.remove, { params: { id: used } })).rejects.toMatchObject({
      code: 'IN_USE',
      fields: { topic: 'Data ini masih digunakan oleh materi.' },
    })
    const read = (id: number) => staff.call(categoryRoutes.get, { params: { id } })
    await expect(read(free)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await read(used)).data[0].id_category).toBe(used)
  })
})
