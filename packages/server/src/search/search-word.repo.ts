import { areForms, rootsOf } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { emptyQueue } from '../db/empty-queue.ts'
import { inSlices } from '../db/in-slices.ts'

const TURN = 100
/** Key of the advisory lock. Any number, but the same in every release. */
const LOCK = 5_210_433_672
/** The most forms of one word that a search looks for, those that are most alike in length first. */
const MOST_FORMS = 12
/** Words read to choose the forms of all words of a search from. */
const MOST_READ = 2_000

/** Writes the words of these questions anew, for those that an earlier release kept without. */
export const writeWords = (db: Db, ids: number[]) =>
  inSlices(db, ids, (slice) => sql`select write_content_words(${slice}::int[])`.execute(db))

/** ... of these topics or sub-topics. */
export const writeTopicWords = (table: 'topic' | 'subtopic') => (db: Db, ids: number[]) =>
  inSlices(db, ids, (slice) => sql`select write_topic_words(${table}, ${slice}::int[])`.execute(db))

/** Adds the words of what changed to those of the bank, until none is left. Returns how many changes there were. */
export const learnWords = async (db: Db): Promise<number> =>
  (await emptyQueue(db, { table: 'words_due', lock: LOCK, turn: TURN, work: learnOfQuestions })) +
  (await emptyQueue(db, { table: 'word_due', lock: LOCK, turn: TURN, work: learn }))

/** Codes and numbers have no forms, and would be most of all words. */
async function learnOfQuestions(db: Db, ids: number[]) {
  const { rows } = await sql<{ word: string }>`
    select distinct lexeme as word from content_words, unnest(tsvector_to_array(doc)) as lexeme
    where question_id = ${anyOf(ids)} and lexeme ~ '^[a-z]{3,32}$'
      and not exists (select from search_word known where known.word = lexeme)`.execute(db)
  await learn(
    db,
    rows.map(({ word }) => word),
  )
}

async function learn(db: Db, words: string[]) {
  const learnt = words.map((word) => ({ word, roots: rootsOf(word) }))
  await sql`
    insert into search_word (word, roots)
    select word, array(select jsonb_array_elements_text(roots))
    from jsonb_to_recordset(${JSON.stringify(learnt)}::jsonb) as learnt (word text, roots jsonb)
    on conflict do nothing`.execute(db)
}

/** Of each word its forms that occur in the bank, itself first. */
export async function formsOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map()
  const roots = [...new Set(words.flatMap(rootsOf))]
  const { rows } = await sql<{ word: string }>`
    select word from search_word where roots && ${roots}::text[] limit ${MOST_READ}`.execute(db)
  return new Map(
    words.map((word) => {
      const others = rows.map((row) => row.word).filter((other) => other !== word && areForms(word, other))
      const apart = (other: string) => Math.abs(other.length - word.length)
      const nearest = others.toSorted((one, other) => apart(one) - apart(other) || (one < other ? -1 : 1))
      return [word, [word, ...nearest.slice(0, MOST_FORMS - 1)]]
    }),
  )
}
