import {
  ApiError,
  parseSearch,
  type Search,
  SearchError,
  type SearchField,
  type SearchTerm,
  TOPIC_SEARCH_FIELDS,
  wordsIn,
} from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { codeContains, containing, isCodePart } from '../db/containing.ts'
import { PLANNED_ANEW } from '../db/preparing-client.ts'
import { formulaForms } from './formula-forms.ts'
import { formsOf } from './search-word.repo.ts'

type Forms = ReadonlyMap<string, readonly string[]>

/** What is searched, with the tables that hold its words and its texts. */
interface Searched {
  /** The row of the list that is filtered, and its code. */
  row: RawBuilder<number>
  code: RawBuilder<string>
  table: RawBuilder<unknown>
  words: RawBuilder<unknown>
  texts: RawBuilder<unknown>
  /** The column of both that holds the id. */
  of: RawBuilder<number>
  /** The weight of the words of each field. */
  weights: Readonly<Partial<Record<SearchField, string>>>
  fields?: readonly SearchField[]
  /** A word also stands for any part of a word: for names, of which there are few. */
  byParts?: boolean
}

const ofTopics = (name: 'topic' | 'subtopic', alias: string): Searched => ({
  row: sql.ref(`${alias}.id`),
  code: sql.ref(`${alias}.code`),
  table: sql.table(name),
  words: sql.table(`${name}_words`),
  texts: sql.table(`${name}_words`),
  of: sql.ref(`${name}_id`),
  weights: { judul: 'A', isi: 'D' },
  fields: TOPIC_SEARCH_FIELDS,
  byParts: true,
})

const SEARCHED = {
  question: {
    row: sql.ref('q.id'),
    code: sql.ref('q.code'),
    table: sql.table('question'),
    words: sql.table('content_words'),
    texts: sql.table('question_search'),
    of: sql.ref('question_id'),
    weights: { soal: 'A', pilihan: 'B', kunci: 'C', pembahasan: 'D' },
  },
  topic: ofTopics('topic', 't'),
  subtopic: ofTopics('subtopic', 'st'),
} as const satisfies Record<string, Searched>

/** What a parameter `cari` finds. */
export interface Finding {
  /** Whether a question `q`, a topic `t` or a sub-topic `st` is found. */
  where: RawBuilder<boolean>
  /** The words that are looked for, in all their forms, as PostgreSQL's tsquery; null where it is signs alone. */
  words: string | null
}

/** Undefined for an empty parameter. Throws VALIDATION with the place of what cannot be read. */
export async function findingOf(
  db: Db,
  cari: string | undefined,
  among: keyof typeof SEARCHED = 'question',
): Promise<Finding | undefined> {
  if (!cari) return undefined
  const searched: Searched = SEARCHED[among]
  const search = read(cari, searched)
  const expanded = [...search.all.flat(), ...search.none].filter(({ kind }) => kind === 'word')
  const forms = await formsOf(db, [...new Set(expanded.flatMap(({ words }) => words))])
  const asked = { ...searched, forms }
  return { where: conditionOf(search, asked), words: anyOfWords(search, asked) }
}

/** A tsquery of all words of `typed` in their forms, the last of which may be half typed; undefined where it has none. */
export async function halfTyped(db: Db, typed: string, most: number): Promise<string | undefined> {
  const words = wordsIn(typed).slice(0, most)
  const within = { ...SEARCHED.question, forms: await formsOf(db, words) }
  const queries = words.map((word, at) => {
    const kinds = at === words.length - 1 ? (['word', 'prefix'] as const) : (['word'] as const)
    return kinds.map((kind) => queryOf({ kind, words: [word], text: word, field: null }, within)).join(' | ')
  })
  return queries.length > 0 ? queries.map((query) => `(${query})`).join(' & ') : undefined
}

function read(cari: string, { fields, byParts }: Searched): Search {
  try {
    const search = parseSearch(cari, fields)
    return { ...search, all: search.all.map((any) => any.flatMap(orByCode).flatMap(byParts ? orByPart : own)) }
  } catch (error) {
    if (error instanceof SearchError) {
      const { message } = error
      throw new ApiError('VALIDATION', { message, fields: { cari: message } })
    }
    throw error
  }
}

/** What looks like a part of a code is looked for in codes too, whose words the index has whole. */
const orByCode = (term: SearchTerm): SearchTerm[] =>
  term.field === null && isOfWords(term) && isCodePart(term.text)
    ? [term, { ...term, kind: 'text', field: 'kode' }]
    : [term]

/** As short as the index of texts can find. */
const SHORTEST_PART = 3
const orByPart = (term: SearchTerm): SearchTerm[] =>
  term.kind === 'word' && term.field === null && [...term.text].length >= SHORTEST_PART
    ? [term, { ...term, kind: 'text' }]
    : [term]
const own = (term: SearchTerm) => [term]

type In = Searched & { forms: Forms }

/** One look into the index of words for all terms that are words, and one for each group with a part of a text. */
function conditionOf({ all, none }: Search, within: In): RawBuilder<boolean> {
  const { row, words, of } = within
  const ofWords = all.filter((any) => any.every(isOfWords))
  const queries = [
    ...ofWords.map((any) => `(${any.map((term) => queryOf(term, within)).join(' | ')})`),
    ...none.filter(isOfWords).map((term) => `!(${queryOf(term, within)})`),
  ]
  const conditions = [
    ...all.filter((any) => !any.every(isOfWords)).map((any) => sql<boolean>`${row} in (${foundBy(any, within)})`),
    ...none.filter((term) => !isOfWords(term)).map((term) => sql<boolean>`not ${hasText(term, within)}`),
  ]
  if (ofWords.length > 0) conditions.push(sql`${row} in (${idsByWords(queries.join(' & '), within)})`)
  else if (queries.length > 0)
    conditions.push(sql`exists (select from ${words} where ${of} = ${row} and doc @@ ${queries.join(' & ')}::tsquery)`)
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} ${sql.join(conditions, sql` and `)}`
}

const isOfWords = ({ kind }: SearchTerm) => kind !== 'text'

const idsByWords = (query: string, { words, of }: In) => sql`select ${of} from ${words} where doc @@ ${query}::tsquery`

function foundBy(any: readonly SearchTerm[], within: In) {
  const ids = any.map((term) => (isOfWords(term) ? idsByWords(queryOf(term, within), within) : idsByText(term, within)))
  return sql.join(ids, sql` union all `)
}

function idsByText(term: SearchTerm, { table, texts, of }: In) {
  if (term.field === 'kode') return sql`select id from ${table} where ${codeContains(sql.ref('code'), term.text)}`
  return sql`select ${of} from ${texts} where ${anyPartOf(term)}`
}

/** Of one row, where others choose it: a list of all that have the text could be long. */
function hasText(term: SearchTerm, { row, code, texts, of }: In) {
  if (term.field === 'kode') return sql`(${codeContains(code, term.text)})`
  return sql`exists (select from ${texts} where ${of} = ${row} and (${anyPartOf(term)}))`
}

function anyPartOf({ field, text }: SearchTerm) {
  const parts = field === 'rumus' ? formulaForms(text) : [text]
  return sql.join(
    parts.map((part) => sql`text like lower(${containing(part.replace(/\s+/gu, ' '))})`),
    sql` or `,
  )
}

/** Only quoted words that we split: none has a sign that means something in a tsquery. */
function queryOf({ kind, words, field }: SearchTerm, { weights, forms }: In): string {
  const weight = (field && weights[field]) ?? ''
  const lexeme = (word: string, flags = '') => {
    const flagged = flags + weight
    return `'${word}'${flagged && `:${flagged}`}`
  }
  if (kind === 'word')
    return words
      .flatMap((word) => forms.get(word) ?? [word])
      .map((word) => lexeme(word))
      .join(' | ')
  const last = words.length - 1
  return words.map((word, place) => lexeme(word, kind === 'prefix' && place === last ? '*' : '')).join(' <-> ')
}

function anyOfWords({ all }: Search, within: In): string | null {
  const queries = all
    .flat()
    .filter(isOfWords)
    .map((term) => `(${queryOf(term, within)})`)
  return queries.length > 0 ? queries.join(' | ') : null
}
