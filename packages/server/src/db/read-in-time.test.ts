import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'
import { readInTime } from './read-in-time.ts'

const { db } = await world()

it('gives up what takes too long, with its own sentence, and leaves the connection as it was', async () => {
  const limits = { milliseconds: 1, late: 'Terlalu lama.' }
  const slow = readInTime(db, limits, (own) => sql`select pg_sleep(5)`.execute(own))
  await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Terlalu lama.' })
  await expect(sql`show statement_timeout`.execute(db)).resolves.toMatchObject({ rows: [{ statement_timeout: '5s' }] })
})
