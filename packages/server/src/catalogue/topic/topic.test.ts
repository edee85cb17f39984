import { LEVEL, topicRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a topic', () => {
  it('gets a code behind its category’s and cleaned HTML', async () => {
    const staff = await signIn()
    const class_id = await a.class()
    const category_id = await a.category({ code: 'LIT-SAS', classes: [class_id] })
    const body = { category_id, class_id, topic_name: 'Puisi', detail_topic: '<p>Rima<script>alert(1)</script></p>' }
    const { data } = await staff.call(topicRoutes.create, { body })
    expect(data[0]).toMatchObject({ detail_topic: '<p>Rima</p>', category_id, class_id })
    expect(data[0].code).toMatch(/^LIT-SAS-T\d{3}$/)
  })

  it('comes without its long text to those who want names alone', async () => {
    const staff = await signIn()
    const category_id = await a.category()
    const body = { category_id, class_id: await a.class(), topic_name: 'Puisi', detail_topic: '<p>Rima</p>' }
    const [row] = (await staff.call(topicRoutes.create, { body })).data
    for (const [brief, detail_topic] of [
      [undefined, '<p>Rima</p>'],
      [true, ''],
    ] as const) {
      expect((await staff.call(topicRoutes.list, { query: { brief } })).data).toEqual([{ ...row, detail_topic }])
    }
  })

  it.each([
    ['empty HTML', { detail_topic: '<p><br></p>' }, 'detail_topic'],
    ['no class in the general bank', { class_id: '' }, 'class_id'],
  ])('asks for all fields when there is %s', async (_, change, field) => {
    const staff = await signIn()
    const body = {
      category_id: await a.category(),
      class_id: await a.class(),
      topic_name: 'Puisi',
      detail_topic: '<p>Rima</p>',
      ...change,
    }
    await expect(staff.call(topicRoutes.create, { body })).rejects.toMatchObject({
      message: 'Harap isi semua kolom!',
      fields: { [field]: 'Wajib diisi.' },
    })
  })

  it('needs no class in SNPMB', async () => {
    const staff = await signIn()
    const category_id = await a.category({ product_type: 2 })
    const body = { category_id, topic_name: 'Penalaran', detail_topic: '<p>Logika</p>' }
    expect((await staff.call(topicRoutes.create, { body })).data[0].class_id).toBeNull()
    const { data } = await staff.call(topicRoutes.list, { query: { category_id } })
    expect(data).toHaveLength(1)
  })

  it('is refused in a class that its category does not have', async () => {
    const staff = await signIn()
    const category_id = await a.category({ classes: [await a.class()] })
    const body = { category_id, class_id: await a.class(), topic_name: 'Puisi', detail_topic: '<p>Rima</p>' }
    await expect(staff.call(topicRoutes.create, { body })).rejects.toMatchObject({
      fields: { class_id: 'Kelas ini bukan kelas dari kategori yang dipilih.' },
    })
  })

  it('is saved where it stands, also when its category does not have the class any more', async () => {
    const staff = await signIn()
    const class_id = await a.class()
    const category_id = await a.category({ classes: [class_id] })
    const id = await a.topic({ category_id, class_id })
    await db
      .updateTable('category_class')
      .set({ class_id: await a.class() })
      .execute()
    const body = { category_id, class_id, topic_name: 'Puisi rakyat', detail_topic: '<p>Rima</p>' }
    const { data } = await staff.call(topicRoutes.update, { params: { id }, body })
    expect(data[0]).toMatchObject({ topic_name: 'Puisi rakyat', class_id })
  })

  it('takes its questions along into another category', async () => {
    const staff = await signIn()
    const id = await a.topic()
    const question = await a.question({ topic_id: id })
    const category_id = await a.category({ subject_id: await a.subject() })
    await staff.call(topicRoutes.update, { params: { id }, body: { category_id } })
    const moved = await db
      .selectFrom('question as q')
      .innerJoin('category as c', 'c.id', 'q.category_id')
      .select(['q.category_id', 'q.subject_id', 'c.subject_id as home'])
      .where('q.id', '=', question)
      .executeTakeFirstOrThrow()
    expect(moved.category_id).toBe(category_id)
    expect(moved.subject_id).toBe(moved.home)
  })

  it('keeps the pictures listed for it, each once and in order', async () => {
    const staff = await signIn()
    const [one, two] = [await a.image(), await a.image()]
    const id = await a.topic()
    const list = async (image: string) =>
      (await staff.call(topicRoutes.update, { params: { id }, body: { image } })).data[0].image
    expect(await list(`${two.url},${one.url},${two.url}`)).toBe(`${two.url},${one.url}`)
    expect(await list(one.url)).toBe(one.url)
    expect(await staff.call(topicRoutes.images, { params: { id } })).toEqual({ data: [one.url] })
    await expect(list('/media/00000000000000000000000000000000.png')).rejects.toMatchObject({ code: 'VALIDATION' })
    await expect(list('https://contoh.test/a.png')).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('is deleted by level 1, but not while a question stands in it', async () => {
    const admin = await signIn(LEVEL.admin)
    const [used, free] = [await a.topic(), await a.topic()]
    await a.question({ topic_id: used })
    const remove = (id: number) => admin.call(topicRoutes.remove, { params: { id } })
    await expect(remove(used)).rejects.toMatchObject({ code: 'IN_USE' })
    await remove(free)
    const read = (id: number) => admin.call(topicRoutes.get, { params: { id } })
    await expect(read(free)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await read(used)).data[0].id_topic).toBe(used)
  })
})
