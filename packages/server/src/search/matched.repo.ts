import type { Matched, TopicMatched } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import type { Finding } from './find-words.repo.ts'

/** Letters of a discussion on either side of what was found in it. */
const AROUND = 60

/**
 * By question, which of the looked for words it has and in which parts, and a line of the discussion where the words stand
 * neither in the text nor in the answers.
 */
export async function matchedIn(db: Db, ids: number[], words: string): Promise<ReadonlyMap<number, Matched>> {
  const { exact, prefixes } = lexemesOf(words)
  const { rows } = await sql<{ question_id: number } & Matched>`
    select found.question_id, found.words, array(
        select part from (values ('A', 'question'), ('B', 'answers'), ('C', 'keywords'), ('D', 'discussion')) as named (weight, part)
        where weight = any(found.weights)) as in,
      case when not found.weights && '{A,B}' then (
        select substring(plain, greatest(1, position(found.words[1] in plain) - ${AROUND}), ${2 * AROUND})
        from (select searchable(text) as plain from discussion d where d.question_id = found.question_id) discussed
        where position(found.words[1] in plain) > 0) end as context
    from (
      select w.question_id, array_agg(distinct lexeme) as words, array_agg(distinct weight) as weights
      from content_words w, unnest(w.doc) as entry (lexeme, positions, weights), unnest(entry.weights) as weight
      where w.question_id = ${anyOf(ids)}
        and (lexeme = any(${exact}::text[]) or lexeme like any(${prefixes}::text[]))
      group by 1) found`.execute(db)
  return new Map(rows.map(({ question_id, ...matched }) => [question_id, matched]))
}

/** By topic or sub-topic, which of the looked for words it has and where. */
export const matchedInTopics =
  (table: 'topic' | 'subtopic') =>
  async (db: Db, ids: number[], words: string): Promise<ReadonlyMap<number, TopicMatched>> => {
    const { exact, prefixes } = lexemesOf(words)
    const of = sql.ref(`${table}_id`)
    const { rows } = await sql<{ id: number } & TopicMatched>`
      select ${of} as id, array_agg(distinct lexeme) as words,
        array_agg(distinct case weight when 'A' then 'title' else 'detail' end) as "where"
      from ${sql.table(`${table}_words`)}, unnest(doc) as entry (lexeme, positions, weights), unnest(entry.weights) as weight
      where ${of} = ${anyOf(ids)} and (lexeme = any(${exact}::text[]) or lexeme like any(${prefixes}::text[]))
      group by 1`.execute(db)
    return new Map(rows.map(({ id, ...matched }) => [id, matched]))
  }

/** The rows with what a search by words found in each. */
export async function withMatched<Row extends object, Found>(
  db: Db,
  rows: Row[],
  idOf: (row: Row) => number,
  matched: (db: Db, ids: number[], words: string) => Promise<ReadonlyMap<number, Found>>,
  finding: Finding | undefined,
): Promise<(Row & { matched?: Found | undefined })[]> {
  if (!finding?.words || rows.length === 0) return rows
  const found = await matched(db, rows.map(idOf), finding.words)
  return rows.map((row) => ({ ...row, matched: found.get(idOf(row)) }))
}

/** The words of a tsquery, without the parts that they are looked for in, and patterns of LIKE for the beginnings of words. */
function lexemesOf(query: string) {
  const [exact, prefixes] = [new Set<string>(), new Set<string>()]
  for (const [, word = '', prefix] of query.matchAll(/'([^']+)'(:\*)?/gu))
    if (prefix) prefixes.add(`${word.replace(/[\\%_]/g, '\\$&')}%`)
    else exact.add(word)
  return { exact: [...exact], prefixes: [...prefixes] }
}
