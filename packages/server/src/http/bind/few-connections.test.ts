import {
  authRoutes,
  classRoutes,
  questionBulkRoutes,
  questionRoutes,
  reviewRoutes,
  sessionRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { poolUse } from '../../db/pool-use.ts'

const { caller, db, signIn } = await world()
const a = make(db)

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

describe('while one account changes the same rows again and again', () => {
  const FLOOD = Array.from({ length: 20 }, (_, index) => index)
  const newClass = (class_name: string) => ({ body: { class_name, stage: 'SMP' as const } })

  /** Floods a class and a question whose rows are held by somebody else, and lets go of them after `meanwhile`. */
  async function flooded(
    meanwhile: (people: Record<'staff' | 'other', Awaited<ReturnType<typeof signIn>>>) => Promise<void>,
  ) {
    const [staff, other] = [await signIn(), await signIn()]
    const [id, question] = [await a.class(), await a.question()]
    const many = { product_type: 1, select: { ids: [question] }, change: { label: 'exam' } } as const
    const sent = await db.transaction().execute(async (transaction) => {
      await sql`select from class where id = ${id} for update`.execute(transaction)
      await sql`select from question where id = ${question} for update`.execute(transaction)
      const long = FLOOD.map(() => staff.send(questionBulkRoutes.change, { body: many }))
      await expect.poll(() => poolUse(db).busy).toBe(2)
      await staff.call(classRoutes.create, newClass(`Kelas ${id}a`))
      const short = FLOOD.map((index) =>
        staff.send(classRoutes.update, { params: { id }, body: { class_name: `Kelas ${index}` } }),
      )
      await expect.poll(() => poolUse(db).busy).toBe(5)
      await meanwhile({ staff, other })
      expect(poolUse(db).busy).toBe(5)
      return [...long, ...short]
    })
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(statuses).not.toContain(503)
  }

  it('keeps connections free for others, and saves of its own from waiting for its long changes', () =>
    flooded(async ({ other }) => void (await other.call(classRoutes.create, newClass('Kelas lain')))))

  it('lets sessions be ended meanwhile', () =>
    flooded(async ({ staff }) => void (await staff.call(sessionRoutes.removeOthers, {}))))
})

it.each([
  [
    'questions that are not saved',
    'review_policy',
    reviewRoutes.lint,
    { body: { qt_id: 1, question_text: '<p>Apa?</p>' } },
  ],
  ['numbers of a list', 'question', questionRoutes.facets, { query: { text_sea: 'apa' } }],
] as const)('answers an account two at a time where it asks much of %s', async (_, table, route, request) => {
  const [staff, other] = [await signIn(), await signIn()]
  const sent = await db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
    const many = Array.from({ length: 10 }, () => staff.send(route, request as never))
    await expect.poll(() => poolUse(db).busy).toBe(3)
    many.push(other.send(route, request as never))
    await expect.poll(() => poolUse(db).busy).toBe(4)
    await staff.call(classRoutes.list, { query: {} })
    expect(poolUse(db).busy).toBe(4)
    return many
  })
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
