import { isRead, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/db/connect.ts'
import { make } from '../make.ts'
import { fuzz } from './fuzz.ts'
import { routes } from './routes.ts'
import { bindReview } from './sample-world.ts'

/** The review flow binds; nothing is approved yet. */
async function prepare(db: Db) {
  await make(db).account({ level: LEVEL.admin })
  await bindReview(db)
}

/** Whatever was sent, nothing is approved that was not reviewed. */
async function holds(db: Db) {
  const { rows } = await sql`
    select id from question q where status in ('approved', 'published')
      and not exists (select from review r where r.question_id = q.id and r.verdict = 'layak')`.execute(db)
  expect(rows).toEqual([])
}

await fuzz(
  routes.filter(([, route]) => !isRead(route)),
  { prepare, holds, most: 20 },
)
