import { categoryRoutes, discussionRoutes, SAID, subtopicRoutes, topicRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { PNG_DATA_URL } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { app, signIn } = await world()

it.each([
  ['category', categoryRoutes],
  ['topic', topicRoutes],
  ['sub-topic', subtopicRoutes],
  ['discussion', discussionRoutes],
])('a picture for a %s is uploaded, served, and deleted when nothing shows it', async (_, routes) => {
  const staff = await signIn()
  const { data: url } = await staff.call(routes.uploadImage, { body: { image: PNG_DATA_URL } })
  expect((await app.inject({ url })).statusCode).toBe(200)
  const reply = await staff.call(routes.removeImage, { body: { image: url }, query: {} })
  expect(reply).toEqual({ data: [], message: SAID.imageRemoved })
  expect((await app.inject({ url })).statusCode).toBe(404)
})
