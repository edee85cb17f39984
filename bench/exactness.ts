import { sql } from 'kysely'
import { foldDeltas } from '../packages/server/src/count/tally/tally.repo.ts'
import type { Db } from '../packages/server/src/db/connect.ts'
import { counted, tallied } from '../packages/server/test/tallies.ts'
import { load } from './load.ts'
import type { Random } from './random.ts'

const CHANGES = 10_000
const CLIENTS = 16
const STATUSES = ['on-progress', 'approved', 'published']
const LABELS = ['tryout', 'exam', 'daily_question', 'example_question']

interface Bank {
  origin: string
  tokens: string[]
  db: Db
}

/** Sends random changes from many clients at once, then folds the tallies; returns those that are not exact. */
export async function changeAtRandom({ origin, tokens, db }: Bank, { below, pick, chance }: Random) {
  const { rows: topics } = await sql<{ topic_id: number; class_id: number; category_id: number }>`
    select id as topic_id, class_id, category_id from topic where class_id is not null`.execute(db)
  const { rows: ends } = await sql<{ last: number; level: number }>`
    select (select max(id) from question) as last, (select min(id) from question_level) as level`.execute(db)
  const [{ last, level } = { last: 1, level: 1 }] = ends
  const body = () => {
    if (chance(30)) return { status: pick(STATUSES) }
    if (chance(30)) return { label: pick(LABELS) }
    if (chance(30)) return pick(topics)
    return { answer: chance(50) ? '<p>Karena begitu.</p>' : '' }
  }
  const ask = () => {
    if (chance(80)) return { method: 'PATCH', path: `/v1/question/${1 + below(last)}`, body: body() } as const
    const added = { qt_id: pick([1, 2, 3]), question_text: '<p>Soal acak.</p>', label: pick(LABELS), ql_id: level }
    return { method: 'POST', path: '/v1/question', body: { ...added, ...pick(topics) } } as const
  }
  const span = { seconds: 0, enough: CHANGES, atMost: 120 }
  const done = await load(origin, tokens, { name: 'perubahan acak', ask }, CLIENTS, span)
  await foldDeltas(db)
  return { done, wrong: await wrongTallies(db) }
}

/**
 * The tallies, including deltas not folded yet, that differ from a count of the rows, and the counted values; as JSON.
 * Both are read in one snapshot, because the last changes may still be running.
 */
async function wrongTallies(db: Db) {
  const wordsOf = (rows: object[]) => new Set(rows.map((row) => JSON.stringify(row)))
  const atOnce = db.transaction().setIsolationLevel('repeatable read')
  const [kept, real] = await atOnce.execute(async (db) => [wordsOf(await tallied(db)), wordsOf(await counted(db))])
  return [...[...kept].filter((row) => !real.has(row)), ...[...real].filter((row) => !kept.has(row))]
}
