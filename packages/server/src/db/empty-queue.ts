import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { vacuumBeside } from './vacuum.repo.ts'

/** The tables that hold what is still to be done, what their rows name, and what the work is called by people. */
const KEYS = {
  likeness_due: 'question_id',
  twin_due: 'question_id',
  lint_due: 'question_id',
  words_due: 'question_id',
  word_due: 'word',
} as const
const WORK: Readonly<Record<keyof typeof KEYS, string>> = {
  likeness_due: 'kemiripan',
  twin_due: 'soal kembar',
  lint_due: 'telaah otomatis',
  words_due: 'kata pencarian',
  word_due: 'kata',
}

/** How often a row is begun before it is set aside. */
export const MOST_TRIES = 3

interface Queue<Key> {
  table: keyof typeof KEYS
  /** Of the advisory lock: one server at a time empties the queue. Any number, but the same in every release. */
  lock: number
  /** The most rows of one transaction. */
  turn: number
  /** Does them, within that transaction. Each key stands there once. */
  work: (db: Db, keys: Key[]) => Promise<unknown>
}

/**
 * Takes rows from a queue until none is left. Returns how many were done. Work that is cut off is tried again by itself and
 * after the others, so that one row stops none of them; after three tries it is set aside (`setAside`) until its question
 * is saved again. Nothing while another server does so.
 */
export async function emptyQueue<Key extends number | string>(db: Db, queue: Queue<Key>): Promise<number> {
  let done = 0
  for (let keys = await begin(db, queue); keys.length > 0; keys = await begin(db, queue)) {
    await finish(db, queue, keys)
    done += keys.length
  }
  // rows that are gone slow down the next look until they are vacuumed
  if (done > 0) await vacuumBeside(db, queue.table)
  return done
}

/** Counts a try of the next rows; it stands before the work begins, so that it also counts when the server is killed. */
async function begin<Key>(db: Db, { table, lock, turn }: Queue<Key>): Promise<Key[]> {
  const { rows } = await sql<{ key: Key }>`
    with held as (select pg_try_advisory_xact_lock(${lock}::bigint) as lock),
      untried as (select ctid from ${sql.table(table)} where tries = 0 and (select lock from held) limit ${turn}),
      again as (
        select ctid from ${sql.table(table)}
        where tries between 1 and ${MOST_TRIES - 1} and (select lock from held) and not exists (select from untried)
        order by tries limit 1)
    update ${sql.table(table)} set tries = tries + 1
    where ctid = any(array(select ctid from untried union all select ctid from again))
    returning ${sql.ref(KEYS[table])} as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** PostgreSQL's codes of a transaction that waited for another one too long, or in a circle. */
const WAITED = new Set(['55P03', '40P01'])

async function finish<Key>(db: Db, { table, lock, work }: Queue<Key>, begun: Key[]): Promise<void> {
  const keys = [...new Set(begun)]
  const ofKeys = sql`${sql.ref(KEYS[table])} = any(${keys})`
  try {
    await db.transaction().execute(async (own) => {
      await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(own)
      // what is saved from here on makes new rows
      await sql`delete from ${sql.table(table)} where ${ofKeys}`.execute(own)
      await work(own, keys)
    })
  } catch (error) {
    if (WAITED.has((error as { code?: string }).code ?? ''))
      await sql`update ${sql.table(table)} set tries = tries - 1 where tries > 0 and ${ofKeys}`.execute(db)
    throw error
  }
}

/** What was cut off too often: the work and the code of its question, or the word; not for questions that are gone. */
export async function setAside(db: Db): Promise<string[]> {
  const ofEach = Object.entries(KEYS).map(([table, key]) => {
    const of =
      key === 'word'
        ? sql`select word as name from ${sql.table(table)} where tries >= ${MOST_TRIES}`
        : sql`select code as name from ${sql.table(table)} join question q on q.id = question_id where tries >= ${MOST_TRIES}`
    return sql`select ${`${WORK[table as keyof typeof KEYS]} `} || name as what from (${of}) due`
  })
  const { rows } = await sql<{ what: string }>`${sql.join(ofEach, sql` union `)} order by what`.execute(db)
  return rows.map(({ what }) => what)
}
