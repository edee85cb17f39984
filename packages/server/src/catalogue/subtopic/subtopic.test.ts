import { LEVEL, subtopicRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a sub-topic', () => {
  it('gets a code behind its topic’s and stands in its topic’s list', async () => {
    const admin = await signIn(LEVEL.admin)
    const topic_id = await a.topic()
    const picture = await a.image()
    const body = { topic_id, name: 'Ide pokok', detail: '<p>Kalimat utama.</p>', image: picture.url }
    const [first] = (await admin.call(subtopicRoutes.create, { body })).data
    expect(first).toMatchObject({ topic_name: 'Ide pokok', image: picture.url, id_creator: admin.id, id_updater: null })
    expect(first.code).toMatch(/-T\d{3}-S\d{2}$/)
    const [second] = (await admin.call(subtopicRoutes.create, { body: { ...body, name: 'Gagasan' } })).data
    const { data } = await admin.call(subtopicRoutes.list, { query: { topic_id } })
    expect(data.map((row) => row.id)).toEqual([first.id, second.id])

    const params = { id: first.id }
    await admin.call(subtopicRoutes.update, { params, body: { name: 'Gagasan pokok', image: '' } })
    expect((await admin.call(subtopicRoutes.get, { params })).data[0]).toMatchObject({
      name: 'Gagasan pokok',
      image: '',
    })
    await admin.call(subtopicRoutes.remove, { params })
  })

  it('asks for all fields, and is not deleted while a question stands in it', async () => {
    const admin = await signIn(LEVEL.admin)
    const topic_id = await a.topic()
    await expect(
      admin.call(subtopicRoutes.create, { body: { topic_id, name: ' ', detail: '<p></p>' } }),
    ).rejects.toMatchObject({ message: 'Harap isi semua kolom!' })
    const subtopic_id = await a.subtopic({ topic_id })
    await a.question({ topic_id, subtopic_id })
    await expect(admin.call(subtopicRoutes.remove, { params: { id: subtopic_id } })).rejects.toMatchObject({
      code: 'IN_USE',
      fields: { question: 'Data ini masih digunakan oleh soal.' },
    })
  })
})
