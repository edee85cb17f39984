import {
  type Asked,
  type Family,
  QUESTION_COLUMNS,
  type QuestionColumnName,
  type QuestionColumns,
  type QuestionFilters,
  TEXT_SEARCH_LETTERS,
} from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import { countByCells, countTallied, type Facet, isInCells } from '../../count/tally/tally.repo.ts'
import type { Db } from '../../db/connect.ts'
import { codeContains, containing } from '../../db/containing.ts'
import { PLANNED_ANEW } from '../../db/preparing-client.ts'
import type { Finding } from '../../search/find-words.repo.ts'
import {
  hasFindings,
  hasForms,
  hasParts,
  hasThread,
  hasValue,
  isAssigned,
  isAtStage,
  isChanged,
  isFreeTrial,
  isKept,
  isMissing,
  talliedValue,
  texts,
} from './choice-filters.repo.ts'

/** How one query parameter filters a list of questions. */
interface Filter<Value> {
  where: (value: Value) => RawBuilder<boolean>
  /** The count of a list with this filter alone, from the tallies. Without it, the questions are counted. */
  tallied?: (scope: ListScope, value: Value) => RawBuilder<number> | undefined
  /** Whether it asks for columns of cells alone, so that several such filters are counted by cells. */
  inCells?: boolean
}

/** Without `cari`, which is read with the words of the bank: search/find-words.repo.ts. */
type Parameters = Required<Omit<QuestionFilters, 'page' | 'limit' | 'order' | 'cari' | 'count'>>
type Filters<Name extends keyof Parameters> = { readonly [Param in Name]: Filter<Parameters[Param]> }
type ColumnParam = {
  [Name in QuestionColumnName]: QuestionColumns[Name] extends { filter: { param: infer Param } } ? Param : never
}[QuestionColumnName]

/** Makes a filter for each kind of filter that the description of a column can have. */
const KINDS = {
  one: (column: QuestionColumnName, tallied: boolean): Filter<Asked<string | number>> => ({
    where: (asked) => hasValue(column, asked),
    inCells: isInCells(column),
    ...(tallied && { tallied: (scope, asked) => talliedValue(scope, column as Facet, asked) }),
  }),
}

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
    inCells: true,
  },
  form: { where: hasForms },
  has: { where: hasParts },
  finding: { where: hasFindings },
  stage: { where: isAtStage },
  changed: { where: isChanged },
  thread: { where: hasThread },
  assigned: { where: isAssigned },
  free_trial: { where: isFreeTrial },
  missing: {
    where: isMissing,
    tallied: (scope, asked) => (isKept(asked) ? countTallied(scope, 'missing', texts([asked])) : undefined),
  },
  created_from: { where: (moment) => sql`q.created_at >= ${moment}` },
  created_to: { where: (moment) => sql`q.created_at <= ${moment}` },
  updated_from: { where: (moment) => sql`${sql.raw(PLANNED_ANEW)} q.updated_at >= ${moment}` },
  updated_to: { where: (moment) => sql`${sql.raw(PLANNED_ANEW)} q.updated_at <= ${moment}` },
}

/** The parameters whose lists say their exact number, however large, where each asks for one value (decision 048). */
const EXACT: ReadonlySet<string> = new Set<keyof Parameters>([
  ...(['question_code', 'q', 'family', 'form', 'created_from', 'created_to', 'subject_id', 'category_id'] as const),
  ...(['class_id', 'topic_id', 'ql_id', 'id_question_creator', 'status', 'label'] as const),
])

type Active = { param: keyof Parameters; filter: Filter<unknown>; value: unknown }[]
/** The filters that a query uses; an empty parameter counts as missing. */
const filtersIn = (query: QuestionFilters): Active =>
  (Object.keys(FILTERS) as (keyof Parameters)[]).flatMap((param) => {
    const value = query[param]
    return value === undefined || value === '' ? [] : [{ param, filter: FILTERS[param] as Filter<unknown>, value }]
  })

/** Whether a query looks for a part of a text: what is found then costs more to find than to count. */
export const isSearch = ({ q, question_code }: QuestionFilters) => Boolean(q || question_code)

/** Whether a query uses what came after the first filters: its questions are counted up to a limit alone. */
export const isCountedInPart = (query: QuestionFilters) =>
  filtersIn(query).some(({ param, value }) => !(isKept(value) || (EXACT.has(param) && isOneValue(value))))
const isOneValue = (value: unknown) =>
  value instanceof Date || (typeof value !== 'object' && value !== 'none' && value !== 'any')

/** A query of the ids of the questions in a list; `finding` is what its `cari` finds. */
export function questionIds(db: Db, scope: ListScope, query: QuestionFilters, finding?: Finding) {
  let ids = db.selectFrom('question as q').select('q.id').where('q.product_type', '=', scope.product_type)
  if (scope.only === 'main') ids = ids.where('q.parent_id', 'is', null)
  for (const { filter, value } of filtersIn(query)) ids = ids.where(filter.where(value))
  if (finding) ids = ids.where(finding.where)
  return ids
}

/**
 * The number of questions in a list without filters, with one filter that has a tally, or with several of which cells know
 * the columns. Read from what is kept, so the cost does not grow with the bank. Undefined when the list must be counted.
 */
export function talliedCount(scope: ListScope, query: QuestionFilters): RawBuilder<number> | undefined {
  const asked = filtersIn(query)
  const [only, ...others] = asked
  if (!only) return countTallied(scope, '', texts(['']))
  if (others.length === 0) return only.filter.tallied?.(scope, only.value)
  if (!asked.every(({ filter }) => filter.inCells)) return undefined
  return countByCells(
    scope,
    asked.map(({ filter, value }) => filter.where(value)),
  )
}

const subjectsOf = (family: Family) => sql<string[]>`array(select id::text from subject where family = ${family})`

function hasCode(part: string) {
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} ${codeContains(sql.ref('q.code'), part)}`
}

/** Searches code, text, options and statements; words that are too short for the index only in the code. */
function hasWords(words: string) {
  if ([...words].length < TEXT_SEARCH_LETTERS) return hasCode(words)
  const pattern = containing(words.replace(/\s+/g, ' '))
  return sql<boolean>`${sql.raw(PLANNED_ANEW)} q.id in (
    select question_id from question_search where text like lower(${pattern}))`
}
