import { classRoutes, indicatorRoutes, LEVEL, questionLevelRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

it('keeps classes in the stages SD, SMP and SMA', async () => {
  const admin = await signIn(LEVEL.admin)
  const [row] = (await admin.call(classRoutes.create, { body: { class_name: 'Kelas 1', stage: 'SD' } })).data
  const params = { id: row.id_class }
  const { data } = await admin.call(classRoutes.update, { params, body: { stage: 'SMP' } })
  expect(data[0]).toMatchObject({ class_name: 'Kelas 1', stage: 'SMP', name_updater: 'Admin' })
  await expect(
    admin.call(classRoutes.create, { body: { class_name: 'Kelas 13', stage: 'S1' as 'SD' } }),
  ).rejects.toMatchObject({ fields: { stage: 'Pilih SD, SMP, atau SMA.' } })
  expect((await admin.call(classRoutes.list, { query: { class_name: 'kelas' } })).data).toHaveLength(1)
  await admin.call(classRoutes.get, { params })
  await admin.call(classRoutes.remove, { params })
})

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

it('keeps question levels, each name once', async () => {
  const staff = await signIn()
  const add = (qtn_level_name: string) => staff.call(questionLevelRoutes.create, { body: { qtn_level_name } })
  await add('Mudah')
  await expect(add('mudah')).rejects.toMatchObject({
    code: 'DUPLICATE',
    fields: { qtn_level_name: 'Sudah digunakan.' },
  })
  expect((await staff.call(questionLevelRoutes.list, { query: {} })).pagination).toMatchObject({
    limit: 1,
    totalData: 1,
  })
})
