import { type Family, type QuestionFilters, TEXT_SEARCH_LETTERS } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { PLANNED_ANEW } from '../db/preparing-client.ts'
import { countTallied, type Facet } from '../tally/tally.repo.ts'
import type { Bank } from './bank.ts'

/** The ids of the questions that a list asks for. */
export function questionIds(db: Db, bank: Bank, query: QuestionFilters) {
  let ids = db.selectFrom('question as q').select('q.id').where('q.product_type', '=', bank.product_type)
  if (bank.only === 'main') ids = ids.where('q.parent_id', 'is', null)
  if (query.question_code) ids = ids.where(hasCode(query.question_code))
  if (query.q) ids = ids.where(holds(query.q))
  if (query.family) ids = ids.where(ofFamily(query.family))
  if (query.missing) ids = ids.where(lacks(query.missing))
  if (query.created_from) ids = ids.where('q.created_at', '>=', query.created_from)
  if (query.created_to) ids = ids.where('q.created_at', '<=', query.created_to)
  return ids.where((eb) => eb.and(Object.fromEntries(columnsOf(query))))
}

/**
 * How many questions a list has whose only filter compares a column or asks for a family or for what is missing, or that
 * has none: from the tallies, at the same cost in a bank of any size. Undefined when it takes counting.
 */
export function talliedCount(bank: Bank, query: QuestionFilters): RawBuilder<number> | undefined {
  const { question_code, q, family, missing, created_from, created_to } = query
  const [only, another] = [...columnsOf(query), ...(missing ? [['missing', missing] as const] : [])]
  if (another || question_code || q || created_from || created_to) return undefined
  if (family) return only ? undefined : countTallied(bank, 'subject_id', subjectsOf(family))
  const [facet, value] = only ?? (['', ''] as const)
  return countTallied(bank, facet, sql`array[${String(value)}]`)
}

const subjectsOf = (family: Family) => sql<string[]>`array(select id::text from subject where family = ${family})`

/** The filters that compare a column of the question with what was asked; what was not asked is left out. */
function columnsOf(query: QuestionFilters) {
  const asked = {
    subject_id: query.subject_id,
    category_id: query.category_id,
    class_id: query.class_id,
    topic_id: query.topic_id,
    level_id: query.ql_id,
    created_by: query.id_question_creator,
    status: query.status,
    label: query.label,
  }
  return (Object.entries(asked) as [Facet, string | number | undefined][]).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, value] as const],
  )
}

const hasCode = (part: string) => sql<boolean>`${sql.raw(PLANNED_ANEW)} q.code ilike ${containing(part)}`

/** In code, text, options and statements; a word too short for that in the code alone. */
function holds(words: string) {
  if ([...words].length < TEXT_SEARCH_LETTERS) return hasCode(words)
  const pattern = containing(words.replace(/\s+/g, ' '))
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} q.id in (
    select question_id from question_search where text like lower(${pattern}))`
}

const ofFamily = (family: string) => sql<boolean>`q.subject_id in (select id from subject where family = ${family})`

const lacks = (what: string) => sql<boolean>`q.id in (select question_id from question_lack where what = ${what})`
