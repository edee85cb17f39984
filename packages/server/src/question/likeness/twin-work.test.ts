import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDatabase } from '../../../test/database.ts'
import { make } from '../../../test/make.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { connect, type Db } from '../../db/connect.ts'
import { renewTwins } from './twin.repo.ts'

// The bank of this test is so large that a statement which reads all questions is seen by what it reads.
const QUESTIONS = 5_000
const FEW = 100

let db: Db

beforeAll(async () => {
  db = connect(await newDatabase(), { pool: 1 })
  const a = make(db)
  const category_id = await a.category({ product_type: 2 })
  const created_by = await a.account()
  const rows = sql`
    insert into question (type, code, text, product_type, subject_id, category_id, label, status, created_by)
    select 2, 'K-Q' || n, '<p>Soal</p>', c.product_type, c.subject_id, c.id, 'exam', 'published', ${created_by}
    from category c, generate_series(1, ${QUESTIONS}::int) n where c.id = ${category_id}`
  await withoutTriggers(db, 'question', rows)
  await sql`vacuum analyze`.execute(db)
})
afterAll(() => db.destroy())

async function readOfQuestions() {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ n: string }>`
    select seq_tup_read + idx_tup_fetch as n from pg_stat_user_tables where relname = 'question'`.execute(db)
  return Number(rows[0]?.n)
}

it('twins are written without reading other questions', async () => {
  await sql`insert into twin_due select id from question where id % 1000 = 1`.execute(db)
  const before = await readOfQuestions()

  expect(await renewTwins(db)).toBe(QUESTIONS / 1000)

  expect((await readOfQuestions()) - before).toBeLessThan(FEW)
})
