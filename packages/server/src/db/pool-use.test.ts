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

it('leaves free those that it opened when the database lets no more in', async () => {
  const db = connect(await newDatabase(), { pool: 4 })
  await sql`do $$ begin execute format('alter database %I connection limit 2', current_database()); end $$`.execute(db)
  await expect(openAll(db)).rejects.toMatchObject({ code: '53300' })
  await expect.poll(() => poolUse(db)).toEqual({ busy: 0, idle: 2, waiting: 0 })
  await db.destroy()
})
