import { LEVEL, noticeRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'
import { forgetOldNotices, notify } from './notice.repo.ts'

const { db, signIn } = await world()
const DEVICE = { device_name: 'Chrome di Windows', address: '10.0.0.7' }
type Client = Awaited<ReturnType<typeof signIn>>
const unreadOf = async (client: Client) => (await client.call(noticeRoutes.list, { query: { unread: true } })).data

it('tells one account, or all active ones of a level, and nobody else', async () => {
  const [admin, second, staff] = [await signIn(LEVEL.admin), await signIn(LEVEL.admin), await signIn()]
  await db.insertInto('account').values({ name: 'Libur', email: 'libur@contoh.test', level: 1, is_active: 2 }).execute()
  await notify(db, { to: staff.id, kind: 'new-device', data: DEVICE })
  await notify(db, { to: { level: LEVEL.admin }, kind: 'reset-asked', data: { address: '10.0.0.8', times: 1 } })
  const notice = { id: expect.any(Number), at: expect.any(String), read_at: null }
  expect(await unreadOf(staff)).toEqual([{ ...notice, kind: 'new-device', data: DEVICE }])
  const told = [{ ...notice, kind: 'reset-asked', data: { address: '10.0.0.8', times: 1 } }]
  expect(await unreadOf(admin)).toEqual(told)
  expect(await unreadOf(second)).toEqual(told)
  expect(await db.selectFrom('notice').select('id').execute()).toHaveLength(3)
})

it('is read once its owner says so, and stays in the list', async () => {
  const [sari, budi] = [await signIn(), await signIn()]
  for (const { id } of [sari, sari, budi]) await notify(db, { to: id, kind: 'new-device', data: DEVICE })
  const all = await db.selectFrom('notice').select('id').execute()
  await sari.call(noticeRoutes.read, { body: { ids: all.map(({ id }) => id) } })
  expect(await unreadOf(sari)).toEqual([])
  expect(await unreadOf(budi)).toHaveLength(1)
  const { data, pagination } = await sari.call(noticeRoutes.list, { query: { page: 1 } })
  expect(data).toMatchObject([{ read_at: expect.any(String) }, { read_at: expect.any(String) }])
  expect(pagination).toEqual({ page: 1, limit: 10, totalData: 2 })
})

it('counts one that repeats while it is unread, also of many at once; a new one begins when it was read', async () => {
  const sari = await signIn()
  const ask = (address: string) => notify(db, { to: sari.id, kind: 'reset-asked', data: { address, times: 1 } })
  await Promise.all(Array.from({ length: 20 }, () => ask('10.0.0.7')))
  await ask('10.0.0.9')
  const [first, ...more] = await unreadOf(sari)
  expect(first).toMatchObject({ data: { address: '10.0.0.9', times: 21 } })
  expect(more).toEqual([])
  await sari.call(noticeRoutes.read, { body: { ids: [first?.id ?? 0] } })
  await ask('10.0.0.7')
  expect(await unreadOf(sari)).toMatchObject([{ data: { times: 1 } }])
})

it('keeps the last fifty of a kind, so that a flood of one kind pushes out no other', async () => {
  const sari = await signIn()
  await notify(db, { to: sari.id, kind: 'reset-asked', data: { address: '10.0.0.8', times: 1 } })
  for (let at = 1; at <= 60; at++) {
    await notify(db, { to: sari.id, kind: 'new-device', data: { ...DEVICE, device_name: `Perangkat ${at}` } })
  }
  const told = await unreadOf(sari)
  expect(told).toHaveLength(51)
  expect(told.at(0)).toMatchObject({ data: { device_name: 'Perangkat 60' } })
  expect(told.at(-1)).toMatchObject({ kind: 'reset-asked' })
})

it('is forgotten after ninety days', async () => {
  const sari = await signIn()
  for (const days of [89, 91]) {
    await notify(db, { to: sari.id, kind: 'new-device', data: { ...DEVICE, device_name: `${days}` } })
    await sql`update notice set at = now() - make_interval(days => ${days})
      where data ->> 'device_name' = ${String(days)}`.execute(db)
  }
  await forgetOldNotices(db)
  expect(await unreadOf(sari)).toMatchObject([{ data: { device_name: '89' } }])
})

it('leaves out kinds that only a newer release beside this one knows', async () => {
  const sari = await signIn()
  await sql`insert into notice (account_id, kind, data) values (${sari.id}, 'later', '{}')`.execute(db)
  expect(await unreadOf(sari)).toEqual([])
})
