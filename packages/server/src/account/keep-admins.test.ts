import { accountRoutes, LEVEL, type Route } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Parts } from '../../test/request.ts'
import { waiting } from '../../test/waiting.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const activeAdmins = () =>
  db.selectFrom('account').select('id').where('level', '=', 1).where('is_active', '=', 1).execute()

const deactivate = (id: number): [Route, Parts] => [accountRoutes.update, { params: { id }, body: { is_active: 2 } }]
const demote = (id: number): [Route, Parts] => [accountRoutes.update, { params: { id }, body: { ac_level: 2 } }]
const remove = (id: number): [Route, Parts] => [accountRoutes.remove, { params: { id } }]
const ACTS = Object.entries({ deactivates: deactivate, demotes: demote, deletes: remove })

it.each(ACTS)('nobody %s themselves, the last admin or not', async (_, act) => {
  const admin = await signIn(LEVEL.admin)
  for (const others of [0, 1]) {
    if (others) await signIn(LEVEL.admin)
    const response = await admin.send(...act(admin.id))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('akun Anda sendiri') })
    expect(await activeAdmins()).toHaveLength(1 + others)
  }
})

it('lets an admin keep what they are', async () => {
  const admin = await signIn(LEVEL.admin)
  const body = { is_active: 1, ac_level: 1 } as const
  expect((await admin.send(accountRoutes.update, { params: { id: admin.id }, body })).statusCode).toBe(200)
})

it.each(ACTS)('an admin stays when each of twenty %s the next at once', async (_, act) => {
  const admins = await Promise.all(Array.from({ length: 20 }, () => signIn(LEVEL.admin)))
  const answers = await Promise.all(
    admins.map((admin, at) => admin.send(...act(admins[(at + 1) % admins.length]?.id ?? 0))),
  )
  const left = await activeAdmins()
  expect(left.length).toBeGreaterThanOrEqual(1)
  const done = answers.filter(({ statusCode }) => statusCode === 200)
  expect(left).toHaveLength(20 - done.length)
  for (const { statusCode } of answers) expect([200, 401, 403]).toContain(statusCode)
})

it('one of two stays when they remove each other while both must wait', async () => {
  const [one, other] = [await signIn(LEVEL.admin), await signIn(LEVEL.admin)]
  await db.updateTable('account').set({ level: 2 }).where('id', 'not in', [one.id, other.id]).execute()
  const holder = await db.startTransaction().execute()
  await sql`select from account where id in (${one.id}, ${other.id}) for update`.execute(holder)
  const both = Promise.all([one.send(...remove(other.id)), other.send(...demote(one.id))])
  await expect.poll(() => waiting(db)).toBe(2)
  await holder.rollback().execute()
  expect((await both).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  expect(await activeAdmins()).toHaveLength(1)
})
