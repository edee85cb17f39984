import {
  ApiError,
  parseSearch,
  type Search,
  SearchError,
  type SearchField,
  type SearchTerm,
  wordsIn,
} from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { containing } from '../../db/containing.ts'
import { PLANNED_ANEW } from '../../db/preparing-client.ts'
import { formulaForms } from './formula-forms.ts'
import { formsOf } from './search-word.repo.ts'

type Forms = ReadonlyMap<string, readonly string[]>

/** What a parameter `cari` finds. */
export interface Finding {
  /** Whether a question `q` is found. */
  where: RawBuilder<boolean>
  /** The words that are looked for, in all their forms, as PostgreSQL's tsquery; null where it is signs alone. */
  words: string | null
}

/** Undefined for an empty parameter. Throws VALIDATION with the place of what cannot be read. */
export async function findingOf(db: Db, cari: string | undefined): Promise<Finding | undefined> {
  if (!cari) return undefined
  const search = read(cari)
  const expanded = [...search.all.flat(), ...search.none].filter(({ kind }) => kind === 'word')
  const forms = await formsOf(db, [...new Set(expanded.flatMap(({ words }) => words))])
  return { where: conditionOf(search, forms), words: anyOfWords(search, forms) }
}

/** A tsquery of all words of `typed` in their forms, the last of which may be half typed; undefined where it has none. */
export async function halfTyped(db: Db, typed: string, most: number): Promise<string | undefined> {
  const words = wordsIn(typed).slice(0, most)
  const forms = await formsOf(db, words)
  const queries = words.map((word, at) => {
    const kinds = at === words.length - 1 ? (['word', 'prefix'] as const) : (['word'] as const)
    return kinds.map((kind) => queryOf({ kind, words: [word], text: word, field: null }, forms)).join(' | ')
  })
  return queries.length > 0 ? queries.map((query) => `(${query})`).join(' & ') : undefined
}

function read(cari: string): Search {
  try {
    return parseSearch(cari)
  } catch (error) {
    if (error instanceof SearchError) {
      const { message } = error
      throw new ApiError('VALIDATION', { message, fields: { cari: message } })
    }
    throw error
  }
}

/** One look into the index of words for all terms that are words, and one for each group with a part of a text. */
function conditionOf({ all, none }: Search, forms: Forms): RawBuilder<boolean> {
  const ofWords = all.filter((any) => any.every(isOfWords))
  const queries = [
    ...ofWords.map((any) => `(${any.map((term) => queryOf(term, forms)).join(' | ')})`),
    ...none.filter(isOfWords).map((term) => `!(${queryOf(term, forms)})`),
  ]
  const conditions = [
    ...all.filter((any) => !any.every(isOfWords)).map((any) => sql<boolean>`q.id in (${foundBy(any, forms)})`),
    ...none.filter((term) => !isOfWords(term)).map((term) => sql<boolean>`not ${hasText(term)}`),
  ]
  if (ofWords.length > 0) conditions.push(sql`q.id in (${idsByWords(queries.join(' & '))})`)
  else if (queries.length > 0)
    conditions.push(
      sql`exists (select from content_words w where w.question_id = q.id and w.doc @@ ${queries.join(' & ')}::tsquery)`,
    )
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} ${sql.join(conditions, sql` and `)}`
}

const isOfWords = ({ kind }: SearchTerm) => kind !== 'text'

const idsByWords = (query: string) => sql`select question_id from content_words where doc @@ ${query}::tsquery`

function foundBy(any: readonly SearchTerm[], forms: Forms) {
  const ids = any.map((term) => (isOfWords(term) ? idsByWords(queryOf(term, forms)) : idsByText(term)))
  return sql.join(ids, sql` union all `)
}

function idsByText(term: SearchTerm) {
  if (term.field === 'kode') return sql`select id from question where code ilike ${containing(term.text)}`
  return sql`select question_id from question_search where ${anyPartOf(term)}`
}

/** Of one question, where others choose it: a list of all that have the text could be long. */
function hasText(term: SearchTerm) {
  if (term.field === 'kode') return sql`(q.code ilike ${containing(term.text)})`
  return sql`exists (select from question_search s where s.question_id = q.id and (${anyPartOf(term)}))`
}

function anyPartOf({ field, text }: SearchTerm) {
  const parts = field === 'rumus' ? formulaForms(text) : [text]
  return sql.join(
    parts.map((part) => sql`text like lower(${containing(part.replace(/\s+/gu, ' '))})`),
    sql` or `,
  )
}

const WEIGHT: Readonly<Partial<Record<SearchField, string>>> = { soal: 'A', pilihan: 'B', kunci: 'C', pembahasan: 'D' }

/** Only quoted words that we split: none has a sign that means something in a tsquery. */
function queryOf({ kind, words, field }: SearchTerm, forms: Forms): string {
  const weight = (field && WEIGHT[field]) ?? ''
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

function anyOfWords({ all }: Search, forms: Forms): string | null {
  const queries = all
    .flat()
    .filter(isOfWords)
    .map((term) => `(${queryOf(term, forms)})`)
  return queries.length > 0 ? queries.join(' | ') : null
}
