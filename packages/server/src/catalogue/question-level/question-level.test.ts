import { LEVEL, questionLevelRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

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

it('is renamed and deleted by admins alone', async () => {
  const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
  const { data } = await staff.call(questionLevelRoutes.create, { body: { qtn_level_name: 'Mudah' } })
  const [{ id }] = data
  const rename = { params: { id }, body: { qtn_level_name: 'Dasar' } }
  await expect(staff.call(questionLevelRoutes.update, rename)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(staff.call(questionLevelRoutes.remove, { params: { id } })).rejects.toMatchObject({ code: 'FORBIDDEN' })

  expect((await admin.call(questionLevelRoutes.update, rename)).data).toMatchObject([
    { qtn_level_name: 'Dasar', name_updater: 'Admin' },
  ])
  const stale = { params: { id }, body: { qtn_level_name: 'Awal', updated_at: data[0].updated_at } }
  await expect(admin.call(questionLevelRoutes.update, stale)).rejects.toMatchObject({ code: 'STALE' })
  expect((await staff.call(questionLevelRoutes.get, { params: { id } })).data).toMatchObject([
    { qtn_level_name: 'Dasar' },
  ])
  await admin.call(questionLevelRoutes.remove, { params: { id } })
  await expect(staff.call(questionLevelRoutes.get, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('stays while a question has it', async () => {
  const admin = await signIn(LEVEL.admin)
  const { data } = await admin.call(questionLevelRoutes.create, { body: { qtn_level_name: 'Mudah' } })
  await a.question({ level_id: data[0].id })
  await expect(admin.call(questionLevelRoutes.remove, { params: { id: data[0].id } })).rejects.toMatchObject({
    code: 'IN_USE',
  })
})
