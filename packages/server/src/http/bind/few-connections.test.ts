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
