import { indicatorRoutes, LEVEL } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

it('keeps indicators by subject', async () => {
  const admin = await signIn(LEVEL.admin)
  const [one, other] = [await a.subject(), await a.subject({ name: 'Numerasi' })]
  const [row] = (await admin.call(indicatorRoutes.create, { body: { name: 'Memahami', subject_id: one } })).data
  expect(row).toMatchObject({ subject_name: 'Literasi', id_creator: admin.id, id_updater: null })
  const params = { id: row.id }
  await admin.call(indicatorRoutes.update, { params, body: { subject_id: other } })
  expect((await admin.call(indicatorRoutes.get, { params })).data[0].subject_name).toBe('Numerasi')
  expect((await admin.call(indicatorRoutes.list, { query: { subject_id: one } })).data).toEqual([])
  await admin.call(indicatorRoutes.remove, { params })
})
