import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import type { Db } from './connect.ts'
import { inTransaction } from './transaction.ts'

const { db } = await world()
const a = make(db)
const noActor = { actor: null, change: 'test' }

const fail = (db: Db, code: string) =>
  sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(db)
const classes = async () => (await db.selectFrom('class').select('name').execute()).map(({ name }) => name)

it.each(['0A000', '40001', '40P01'])('tries once more as a whole after %s', async (code) => {
  let attempts = 0
  await inTransaction(db, noActor, async (db) => {
    attempts += 1
    await make(db).class({ name: `try ${attempts}` })
    if (attempts === 1) await fail(db, code)
  })
  expect(await classes()).toEqual(['try 2'])
})

it('gives up after the second time', async () => {
  let attempts = 0
  const doomed = inTransaction(db, noActor, async (db) => {
    attempts += 1
    await fail(db, '40001')
  })
  await expect(doomed).rejects.toMatchObject({ code: '40001' })
  expect(attempts).toBe(2)
})

it('tries nothing again that would only fail again, and keeps nothing of it', async () => {
  let attempts = 0
  const doomed = inTransaction(db, noActor, async (db) => {
    attempts += 1
    await make(db).class()
    await fail(db, '23514')
  })
  await expect(doomed).rejects.toMatchObject({ code: '23514' })
  expect({ attempts, kept: await classes() }).toEqual({ attempts: 1, kept: [] })
})

it('lets both of two changes through that lock each other out', async () => {
  const rows = [await a.class(), await a.class()]
  const renames = (order: number[], name: string) =>
    inTransaction(db, noActor, async (db) => {
      for (const id of order) {
        await db.updateTable('class').set({ name }).where('id', '=', id).execute()
        await sql`select pg_sleep(0.2)`.execute(db) // the other takes its first row meanwhile
      }
    })
  await Promise.all([renames(rows, 'first'), renames(rows.toReversed(), 'second')])
  expect(new Set(await classes()).size).toBe(1)
})

it('tells the database who acts, within the transaction alone', async () => {
  const actor = await a.account()
  const said = (db: Db) =>
    sql<{ actor: number | null; change: string }>`
      select current_actor() as actor, coalesce(current_setting('bank.change', true), '') as change`
      .execute(db)
      .then(({ rows }) => rows[0])
  const by = { actor, change: 'this change' }
  expect(await inTransaction(db, by, said)).toEqual(by)
  const later = await Promise.all(Array.from({ length: 10 }, () => said(db)))
  expect(later).toEqual(Array.from({ length: 10 }, () => ({ actor: null, change: '' })))
})
