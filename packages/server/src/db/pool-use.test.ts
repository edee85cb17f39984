import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { connect } from './connect.ts'
import { openAll, poolUse } from './pool-use.ts'

it('opens all connections, and leaves them free', async () => {
  const db = connect(await newDatabase(), { pool: 4 })
  await openAll(db)
  expect(poolUse(db)).toEqual({ busy: 0, idle: 4, waiting: 0 })
  await db.destroy()
})

it('leaves free those that are open when the database lets no more in', async () => {
  const db = connect(await newDatabase(), { pool: 4 })
  await sql`do $$ begin execute format('alter database %I connection limit 2', current_database()); end $$`.execute(db)
  // Two are open before: of four that begin in the same instant PostgreSQL counts each, and may refuse more than two.
  await Promise.all([sql`select pg_sleep(0.1)`.execute(db), sql`select pg_sleep(0.1)`.execute(db)])
  await expect(openAll(db)).rejects.toMatchObject({ code: '53300' })
  await expect.poll(() => poolUse(db)).toEqual({ busy: 0, idle: 2, waiting: 0 })
  await db.destroy()
})
