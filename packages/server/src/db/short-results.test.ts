import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { connect } from './connect.ts'
import { openAll, poolUse } from './pool-use.ts'
import { shortResultsOf, TooLong } from './short-results.ts'

it('closes the connection of a result that is too long, and opens another before somebody asks for it', async () => {
  const db = connect(await newDatabase(), { pool: 4 })
  await openAll(db)
  const rows = (number: number) =>
    sql`select repeat('a', 50) as a from generate_series(1, ${number})`.execute(shortResultsOf(db, 100))
  await rows(2)
  await expect(rows(3)).rejects.toBeInstanceOf(TooLong)
  await expect.poll(() => poolUse(db)).toEqual({ busy: 0, idle: 4, waiting: 0 })
  await db.destroy()
})
