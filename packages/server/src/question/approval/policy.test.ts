import { capabilityRoutes, historyRoutes, LEVEL, reviewPolicyRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

const asked = async (level: 1 | 2 = LEVEL.teamContent) => {
  const { call, id } = await signIn(level)
  return {
    id,
    call,
    policy: async () => (await call(reviewPolicyRoutes.get, {})).data[0],
    change: async (body: object) => (await call(reviewPolicyRoutes.update, { body })).data[0],
    mine: async () => (await call(reviewPolicyRoutes.me, {})).data[0],
    allow: async (id: number, capabilities: { what: 'review' | 'publish'; subject_id?: number }[]) =>
      (await call(capabilityRoutes.replace, { params: { id }, body: { capabilities } })).data,
    held: async (id: number) => (await call(capabilityRoutes.list, { params: { id } })).data,
  }
}

it('is off until an admin says otherwise, and binds only with a reviewer more than it asks reviews', async () => {
  const [admin, staff] = [await asked(LEVEL.admin), await asked()]
  const off = {
    binding: false,
    reviews: 1,
    key_checks: 0,
    own_approval: false,
    block_on: 'galat',
    due_days: 7,
    rules: {},
  }
  expect(await staff.policy()).toEqual({ ...off, reviewers: 1 })
  const refused = { code: 'CONFLICT', message: 'Alur telaah butuh paling sedikit 2 penelaah.' }
  await expect(admin.change({ binding: true })).rejects.toMatchObject(refused)
  await admin.allow(staff.id, [{ what: 'review' }])
  expect(await admin.change({ binding: true })).toEqual({ ...off, binding: true, reviewers: 2 })
  await expect(admin.change({ reviews: '2' })).rejects.toMatchObject({ status: 409 })
  await expect(admin.allow(staff.id, [])).rejects.toMatchObject(refused)
  await db.updateTable('account').set({ is_active: 2 }).where('id', '=', staff.id).execute()
  await expect(admin.change({ block_on: 'tidak' })).rejects.toMatchObject(refused)
  expect(await admin.change({ binding: false })).toEqual({ ...off, reviewers: 1 })
})

it('lets an account review and publish questions of all subjects or of some', async () => {
  const [admin, staff] = [await asked(LEVEL.admin), await asked()]
  const subject_id = await a.subject({ name: 'Fisika' })
  expect((await staff.mine()).capabilities).toEqual([])
  const some = [
    { what: 'review', subject_id, subject_name: 'Fisika' },
    { what: 'publish', subject_id: null, subject_name: null },
  ]
  expect(
    await admin.allow(staff.id, [{ what: 'publish' }, { what: 'publish', subject_id }, { what: 'review', subject_id }]),
  ).toEqual(some)
  expect(await admin.held(staff.id)).toEqual(some)
  expect(await staff.mine()).toEqual({
    binding: false,
    reviews: 1,
    own_approval: false,
    rules: {},
    capabilities: some,
    counts: { telaah: 0, kunci: 0, perbaiki: 0, notices: 0 },
  })
  expect((await admin.mine()).capabilities).toMatchObject([{ what: 'review', subject_id: null }, { what: 'publish' }])
  await expect(admin.allow(staff.id, [{ what: 'review', subject_id: 4711 }])).rejects.toMatchObject({
    status: 422,
    fields: { subject_id: 'Pilihan tidak ditemukan.' },
  })
  await expect(admin.allow(4711, [])).rejects.toMatchObject({ status: 404 })
})

it('is written to history as acts of accounts, once for each change', async () => {
  const [admin, staff] = [await asked(LEVEL.admin), await asked()]
  for (const _ of [1, 2]) await admin.allow(staff.id, [{ what: 'review' }])
  for (const _ of [1, 2]) await admin.change({ reviews: 2, key_checks: '1', block_on: 'peringatan' })
  const { data } = await admin.call(historyRoutes.list, { query: { resource: 'account' } })
  expect(data.map(({ row_id, before, after }) => ({ row_id, before, after }))).toEqual([
    {
      row_id: admin.id,
      before: { review_policy: 'tidak berlaku; 1 telaah; galat menahan; tenggat 7 hari' },
      after: {
        review_policy: 'tidak berlaku; 2 telaah; 1 pemeriksaan kunci; galat dan peringatan menahan; tenggat 7 hari',
      },
    },
    { row_id: staff.id, before: { capabilities: '' }, after: { capabilities: 'Menelaah: semua subjek' } },
  ])
})
