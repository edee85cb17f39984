import { questionImageRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { app, db, signIn } = await world()
const a = make(db)

const duplicates = async () => {
  const staff = await signIn()
  return {
    copy: async (body: { image: string; question_id: number }[]) =>
      (await staff.call(questionImageRoutes.duplicate, { body })).data,
    of: async (id: number) => (await staff.call(questionImageRoutes.ofQuestion, { params: { id } })).data,
  }
}

describe('copies of pictures', () => {
  it('come in the order of the list, each under a URL and a question of its own', async () => {
    const { copy, of } = await duplicates()
    const [one, two] = [await a.question(), await a.question()]
    const [map, graph] = [await a.image(), await a.image({ type: 'jpg' })]
    const wanted = [
      { image: graph.url, question_id: one },
      { image: map.url, question_id: two },
      { image: map.url, question_id: one },
      { image: map.url, question_id: 0 },
    ]
    const urls = await copy(wanted)
    expect(urls.map((url) => url.slice(-4))).toEqual(['.jpg', '.png', '.png', '.png'])
    expect(new Set([...urls, map.url, graph.url]).size).toBe(6)
    expect((await of(one)).map(({ image }) => image)).toEqual([urls[0], urls[2]])
    expect((await of(two)).map(({ image }) => image)).toEqual([urls[1]])
    const [original, ...copied] = await Promise.all([map.url, ...urls].map((url) => app.inject({ url })))
    for (const { statusCode, rawPayload } of copied) {
      expect({ statusCode, rawPayload }).toEqual({ statusCode: 200, rawPayload: original?.rawPayload })
    }
  })

  it.each([
    ['a picture that nobody has', `/media/${'0'.repeat(32)}.png`],
    ['another host’s picture', 'https://contoh.test/a.png'],
    ['a path', '/media/../a.png'],
  ])('are none when the list holds %s', async (_, image) => {
    const { copy } = await duplicates()
    const { url } = await a.image()
    const list = [url, image].map((image) => ({ image, question_id: 0 }))
    await expect(copy(list)).rejects.toMatchObject({ status: 422, fields: { '1.image': expect.any(String) } })
    expect(await db.selectFrom('image').select('id').execute()).toHaveLength(1)
  })

  it('are none for a question that does not exist', async () => {
    const { copy } = await duplicates()
    const { url } = await a.image()
    await expect(copy([{ image: url, question_id: 4711 }])).rejects.toMatchObject({
      status: 422,
      fields: { question_id: expect.any(String) },
    })
    expect(await db.selectFrom('image').select('id').execute()).toHaveLength(1)
  })

  it('are 50 at most, and one at least', async () => {
    const { copy } = await duplicates()
    const { url } = await a.image()
    const times = (count: number) => Array.from({ length: count }, () => ({ image: url, question_id: 0 }))
    for (const count of [0, 51]) await expect(copy(times(count))).rejects.toMatchObject({ status: 422 })
    expect(new Set(await copy(times(50))).size).toBe(50)
  })
})
