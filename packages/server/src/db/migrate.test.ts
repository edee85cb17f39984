import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { blankDatabase } from '../../test/database.ts'
import { connect } from './connect.ts'
import { isMigrated, migrate } from './migrate.ts'

it('runs each migration once when several servers start at the same time', async () => {
  const address = await blankDatabase()
  const db = connect(address)
  expect(await isMigrated(db)).toBe(false)

  await Promise.all([migrate(address), migrate(address), migrate(address)])

  expect(await isMigrated(db)).toBe(true)
  const { rows } = await sql<{ twice: number }>`
    select count(*) - count(distinct name) as twice from kysely_migration`.execute(db)
  expect(rows).toEqual([{ twice: 0 }])
  await db.destroy()
})
