import { questionImageRoutes, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

/** A question with three pictures, and a function that lists them. */
async function pictured() {
  const staff = await signIn()
  const id = await a.question()
  const urls: string[] = []
  for (let made = 0; made < 3; made += 1) {
    const image = await a.image({ width: made + 1 })
    await a.questionImage({ image_id: image.id, question_id: id })
    urls.push(image.url)
  }
  const listed = async () => (await staff.call(questionRoutes.get, { params: { id } })).data[0].images
  const rows = async () => (await staff.call(questionImageRoutes.ofQuestion, { params: { id } })).data
  const write = (images: string[]) => staff.call(questionRoutes.update, { params: { id }, body: { images } })
  return { id, staff, urls, listed, rows, write }
}

it('stand in the order of the list that was sent, and keep their ids', async () => {
  const { urls, listed, rows, write } = await pictured()
  const before = await rows()
  await write(urls.toReversed())
  expect(await listed()).toEqual(urls.toReversed())
  expect(await rows()).toEqual(before.toReversed())
})

it('let a later one stand behind those that were ordered', async () => {
  const { id, urls, listed, write } = await pictured()
  await write(urls.toReversed())
  const later = await a.image()
  await a.questionImage({ image_id: later.id, question_id: id })
  expect(await listed()).toEqual([...urls.toReversed(), later.url])
})

it('are copied in their order', async () => {
  const { id, staff, urls, write } = await pictured()
  await write(urls.toReversed())
  const { data } = await staff.call(questionRoutes.duplicate, { params: { id }, body: {} })
  const stored = await db.selectFrom('image').select(['id', 'width']).execute()
  const widths = data[0].images.map((url) => stored.find((image) => url.includes(image.id))?.width)
  expect(widths).toEqual([3, 2, 1])
})

it('leave their place behind when they go to another question', async () => {
  const { staff, urls, write } = await pictured()
  await write(urls.toReversed())
  const other = await pictured()
  await other.write(other.urls.toReversed())
  const moved = urls[2] ?? ''
  await staff.call(questionImageRoutes.assign, { body: { question_id: other.id, image: moved } })
  expect(await other.listed()).toEqual([...other.urls.toReversed(), moved])
})
