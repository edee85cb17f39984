import { classRoutes, LEVEL } from '@bank/contract'
import { expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const { signIn } = await world()

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
