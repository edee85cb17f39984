import { authRoutes, classRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '../../../test/world.ts'
import { poolUse } from '../../db/pool-use.ts'

const { caller, db, signIn } = await world()

it('keeps connections free for others while strangers flood the sign-in', async () => {
  const staff = await signIn()
  const { send } = caller()
  const flood = await db.transaction().execute(async (transaction) => {
    await sql`lock table password_reset in access exclusive mode`.execute(transaction)
    const logins = Array.from({ length: 20 }, (_, index) =>
      send(authRoutes.login, { body: { ac_email: `siapa${index}@contoh.test`, ac_password: 'tinta-biru' } }),
    )
    await expect.poll(() => poolUse(db).busy).toBe(6)
    await staff.call(classRoutes.list, { query: {} })
    expect(poolUse(db).busy).toBe(6)
    return logins
  })
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([401]))
})

it('keeps connections free for others while one account changes the same row again and again', async () => {
  const staff = await signIn()
  const other = await signIn()
  const { id_class: id } = (await staff.call(classRoutes.create, { body: { class_name: 'Kelas 7', stage: 'SMP' } }))
    .data[0]
  const flood = await db.transaction().execute(async (transaction) => {
    await sql`select from class where id = ${id} for update`.execute(transaction)
    const changes = Array.from({ length: 20 }, (_, index) =>
      staff.send(classRoutes.update, { params: { id }, body: { class_name: `Kelas ${index}` } }),
    )
    await expect.poll(() => poolUse(db).busy).toBe(5)
    await other.call(classRoutes.create, { body: { class_name: 'Kelas 8', stage: 'SMP' } })
    expect(poolUse(db).busy).toBe(5)
    return changes
  })
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
