import { sql } from 'kysely'
import type { Db } from '../../packages/server/src/db/connect.ts'
import { writeLikeness } from '../../packages/server/src/question/likeness/likeness.repo.ts'
import { progressLine } from '../progress.ts'

const BATCH = 1_000

/** What the job makes of each question, so that twins are found; which ones they are is left out. */
export async function fillLikeness(db: Db, questions: number) {
  const line = progressLine()
  for (let first = 1; first <= questions; first += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, questions - first + 1) }, (_, at) => first + at)
    await db.transaction().execute((turn) => writeLikeness(turn, ids))
    line('kembar', first + ids.length - 1, questions)
  }
  await sql`vacuum analyze question_likeness`.execute(db)
}
