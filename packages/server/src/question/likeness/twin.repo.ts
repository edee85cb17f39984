import { setImmediate as pause } from 'node:timers/promises'
import { type SimilarQuestion, type SimilarQuestions, TWIN_LIMITS } from '@bank/contract'
import type { Compared } from '@bank/contract/telaah/twins/compared'
import { likenessOf, rankedOf } from '@bank/contract/telaah/twins/rank'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { emptyQueue } from '../../db/empty-queue.ts'

/** Questions that share a band and are looked at, and those of them that are ranked, a tenth of a millisecond each. */
const MOST_SHARING = 1_000
const CANDIDATES = 40

/** A question as it is looked for among the others of its bank. */
export interface Sought {
  /** 0 for one that does not stand there. */
  id: number
  product_type: number
  exact: string | null
  compared: Compared
  bands: readonly number[]
}

/** The questions of the bank that are likely twins of one, the most alike first; not those that ask exactly the same. */
export async function likelyTwins(db: Db, { id, product_type, exact, compared, bands }: Sought) {
  if (bands.length === 0) return []
  const { rows } = await sql<{ id_question: number; code: string; compared: string[] }>`
    select id_question, code, compared
    from likely_twins(${id}, ${product_type}, ${exact}::bigint, ${bands}::int[], ${MOST_SHARING}, ${CANDIDATES})`.execute(
    db,
  )
  const ranked = rankedOf(compared)
  const told = rows.flatMap(({ compared: other, ...row }): SimilarQuestion[] => {
    const likeness = likenessOf(ranked, rankedOf(other))
    return likeness ? [{ ...row, ...likeness }] : []
  })
  return told.toSorted((one, other) => other.score - one.score).slice(0, TWIN_LIMITS.told)
}

/**
 * The questions of the bank that ask exactly the same, the oldest first; of those in groups the ones whose group has the same
 * text as this group.
 */
export async function exactTwins(
  db: Db,
  { id, product_type, exact }: Pick<Sought, 'id' | 'product_type' | 'exact'>,
  head: number | null,
): Promise<SimilarQuestions['exact']> {
  if (exact === null) return []
  const { rows } = await sql<{ id_question: number; code: string }>`
    select q.id as id_question, q.code from question_likeness l join question q on q.id = l.question_id
    where l.exact = ${exact}::bigint and q.product_type = ${product_type} and q.id <> ${id}
      and (select exact from question_likeness where question_id = q.parent_id)
        is not distinct from (select exact from question_likeness where question_id = ${head})
    order by q.id limit ${TWIN_LIMITS.told}`.execute(db)
  return rows
}

/** Questions that are compared in one transaction. */
const TURN = 25
/** Key of the advisory lock. Any number, but the same in every release. */
const LOCK = 5_210_433_674

/** Compares the questions that changed with the others until none is left. Returns how many changes there were. */
export const renewTwins = (db: Db): Promise<number> =>
  emptyQueue(db, { table: 'twin_due', lock: LOCK, turn: TURN, work: writeTwins })

interface Pair {
  one: number
  other: number
  kind: string
  score: number
}

async function writeTwins(db: Db, ids: number[]) {
  const pairs: Pair[] = []
  for (const sought of await soughtOf(db, ids)) {
    for (const { id_question, kind, score } of await likelyTwins(db, sought))
      pairs.push({ one: Math.min(sought.id, id_question), other: Math.max(sought.id, id_question), kind, score })
    await pause()
  }
  // A question that is deleted meanwhile waits for this transaction, or is not found. Its delete takes its pairs along, so
  // none is deleted here before all questions of old and new ones are locked: each would wait for the other.
  const { rows } = await sql<{ id: number }>`
    select id from question where id in (
      select unnest(${pairs.flatMap(({ one, other }) => [one, other])}::int[])
      union
      select unnest(array[question_id, other_id]) from question_twin
      where question_id = any(${ids}::int[]) or other_id = any(${ids}::int[]))
    order by id for key share`.execute(db)
  await sql`delete from question_twin where question_id = any(${ids}::int[]) or other_id = any(${ids}::int[])`.execute(
    db,
  )
  const standing = new Set(rows.map(({ id }) => id))
  const kept = pairs.filter(({ one, other }) => standing.has(one) && standing.has(other))
  // two that are compared in one turn find each other
  await sql`
    insert into question_twin (question_id, other_id, kind, score)
    select one, other, kind, score
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as pair (one int, other int, kind text, score real)
    on conflict do nothing`.execute(db)
}

async function soughtOf(db: Db, ids: number[]): Promise<Sought[]> {
  const { rows } = await sql<Sought>`
    select q.id, q.product_type, l.exact::text, l.compared, l.bands
    from question_likeness l join question q on q.id = l.question_id
    where l.question_id = any(${ids}::int[]) and l.bands is not null`.execute(db)
  return rows
}

/** The bank and the group of a question. */
export const placeOf = (db: Db, id: number) =>
  db.selectFrom('question').select(['product_type', 'parent_id']).where('id', '=', id).executeTakeFirst()
