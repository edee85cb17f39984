import {
  type Family,
  FORM_TYPE,
  type FormName,
  mayTakeSeveral,
  QUESTION_COLUMNS,
  type QuestionColumnName,
  type QuestionColumns,
  type QuestionFilters,
  TEXT_SEARCH_LETTERS,
  takesSeveral,
} from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import { countTallied, type Facet } from '../../count/tally/tally.repo.ts'
import type { Db } from '../../db/connect.ts'
import { containing } from '../../db/containing.ts'
import { PLANNED_ANEW } from '../../db/preparing-client.ts'
import type { Finding } from '../search/find-words.repo.ts'

/** How one query parameter filters a list of questions. */
interface Filter<Value> {
  where: (value: Value) => RawBuilder<boolean>
  /** The count of a list with this filter alone, from the tallies. Without it, the questions are counted. */
  tallied?: (scope: ListScope, value: Value) => RawBuilder<number>
}

/** Without `cari`, which is read with the words of the bank: search/find-words.repo.ts. */
type Parameters = Required<Omit<QuestionFilters, 'page' | 'limit' | 'order' | 'cari' | 'count'>>
type Filters<Name extends keyof Parameters> = { readonly [Param in Name]: Filter<Parameters[Param]> }
type ColumnParam = {
  [Name in QuestionColumnName]: QuestionColumns[Name] extends { filter: { param: infer Param } } ? Param : never
}[QuestionColumnName]

/** Makes a filter for each kind of filter that the description of a column can have. */
const KINDS = {
  one: (column: QuestionColumnName, tallied: boolean): Filter<string | number> => ({
    where: (value) => sql`${sql.ref(`q.${column}`)} = ${value}`,
    ...(tallied && { tallied: (scope, value) => countTallied(scope, column as Facet, textArray(String(value))) }),
  }),
}

const textArray = (value: string) => sql<string[]>`array[${value}]`

const COLUMN_FILTERS = Object.fromEntries(
  Object.entries(QUESTION_COLUMNS).flatMap(([name, column]) => {
    if (!('filter' in column)) return []
    const { param, kind, tallied } = column.filter
    return [[param, KINDS[kind](name as QuestionColumnName, tallied)]]
  }),
) as Filters<ColumnParam>

/** The compiler requires every parameter of the contract. Lists with a filter without `tallied` are counted. */
const FILTERS: Filters<keyof Parameters> = {
  ...COLUMN_FILTERS,
  question_code: { where: hasCode },
  q: { where: hasWords },
  family: {
    where: (family) => sql`q.subject_id in (select id from subject where family = ${family})`,
    tallied: (scope, family) => countTallied(scope, 'subject_id', subjectsOf(family)),
  },
  form: { where: hasForm },
  missing: {
    where: (what) => sql`q.id in (select question_id from question_lack where what = ${what})`,
    tallied: (scope, what) => countTallied(scope, 'missing', textArray(what)),
  },
  created_from: { where: (moment) => sql`q.created_at >= ${moment}` },
  created_to: { where: (moment) => sql`q.created_at <= ${moment}` },
}

type Active = { filter: Filter<unknown>; value: unknown }[]
/** The filters that a query uses; an empty parameter counts as missing. */
const filtersIn = (query: QuestionFilters): Active =>
  (Object.keys(FILTERS) as (keyof Parameters)[]).flatMap((param) => {
    const value = query[param]
    return value === undefined || value === '' ? [] : [{ filter: FILTERS[param] as Filter<unknown>, value }]
  })

/** Whether a query looks for a part of a text: what is found then costs more to find than to count. */
export const isSearch = ({ q, question_code }: QuestionFilters) => Boolean(q || question_code)

/** A query of the ids of the questions in a list; `finding` is what its `cari` finds. */
export function questionIds(db: Db, scope: ListScope, query: QuestionFilters, finding?: Finding) {
  let ids = db.selectFrom('question as q').select('q.id').where('q.product_type', '=', scope.product_type)
  if (scope.only === 'main') ids = ids.where('q.parent_id', 'is', null)
  for (const { filter, value } of filtersIn(query)) ids = ids.where(filter.where(value))
  if (finding) ids = ids.where(finding.where)
  return ids
}

/**
 * The number of questions in a list without filters, or with one filter that has a tally. Read from the tallies, so the
 * cost does not grow with the bank. Undefined when the list must be counted.
 */
export function talliedCount(scope: ListScope, query: QuestionFilters): RawBuilder<number> | undefined {
  const [only, ...others] = filtersIn(query)
  if (!only) return countTallied(scope, '', textArray(''))
  return others.length > 0 ? undefined : only.filter.tallied?.(scope, only.value)
}

const subjectsOf = (family: Family) => sql<string[]>`array(select id::text from subject where family = ${family})`

/** Two forms have one type, told apart by the number of answers. */
export function hasForm(form: FormName) {
  const type = sql<boolean>`q.type = ${sql.lit(FORM_TYPE[form])}`
  return mayTakeSeveral(FORM_TYPE[form]) ? sql<boolean>`${type} and q.multiple = ${sql.lit(takesSeveral(form))}` : type
}

function hasCode(part: string) {
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} q.code ilike ${containing(part)}`
}

/** Searches code, text, options and statements; words that are too short for the index only in the code. */
function hasWords(words: string) {
  if ([...words].length < TEXT_SEARCH_LETTERS) return hasCode(words)
  const pattern = containing(words.replace(/\s+/g, ' '))
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} q.id in (
    select question_id from question_search where text like lower(${pattern}))`
}
