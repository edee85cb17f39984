import { type ApiError, type PageQuery, type Paging, pageOf, WHOLE_LIMIT } from '@bank/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { othersFirst } from '../process/others-first.ts'
import { takingTurns } from '../process/taking-turns.ts'
import type { Db } from './connect.ts'
import { fewConnectionsOf } from './few-connections.ts'
import { inTurns, LIGHT, lengthsOf, RowsInTurns, type Texts, type Turn } from './rows-in-turns.ts'
import { shortResultsOf, TooLong } from './short-results.ts'

interface Known {
  /** Replaces the count when the number of rows is known from elsewhere. */
  total?: RawBuilder<number> | undefined
  texts?: Texts | undefined
  /** All ids are found once, for the page and the count alike, then put into this order: for searches. */
  foundOnce?: 'asc' | 'desc' | undefined
  bounded?: Bounded | undefined
}

/** How the rows of a list are counted that may be too many to count. */
export interface Bounded {
  /** Counted up to this number; then the answer says that there are more. */
  most: number
  /** The exact count, where it was asked for. */
  exact?: number | undefined
  /** The ids of the table `found` in another order than that of the list; beyond `most` the list goes on unless `tooMany`. */
  arranged?: RawBuilder<unknown> | undefined
  /** Thrown when there are more. */
  tooMany?: ApiError | undefined
}

type Load<Row> = (ids: number[], db: Db) => Promise<Row[]>

/**
 * One page of a list and the count of all its rows. It reads the ids of the page first, from an index that fits filter
 * and order, then the full rows of those ids only (database.md). `load` returns them in the order of the list. Rows that
 * turn out to be long are measured, and read in turns while they are sent.
 */
export async function paginate<DB, TB extends keyof DB, Row>(
  db: Db,
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  query: PageQuery,
  paging: Paging,
  load: Load<Row>,
  known: Known = {},
) {
  const { texts } = known
  const { page, limit } = pageOf(query, paging)
  const part = { limit: limit ?? WHOLE_LIMIT, offset: limit === null ? 0 : (page - 1) * limit }
  const { counted, pageIds } = await choose(db, pageAndCount(ids, part, known), known)
  if (limit !== null && !(texts && wasLongLately(db, paging))) {
    const data = await loadShort(db, pageIds, load)
    if (data) return { data, pagination: { page, limit, ...counted } }
    longListsOf(db).set(paging, performance.now())
  }
  const few = fewConnectionsOf(db, 'heavy')
  const { turns, isLight, longest } = inTurns(pageIds, texts ? await lengthsOf(few, pageIds, texts) : [])
  if (isLight && (texts || limit === null)) {
    const data = pageIds.length === 0 ? [] : await load(pageIds, db)
    return { data, pagination: { page, limit: limit ?? Math.max(1, data.length), ...counted } }
  }
  const inFull = readInTurns(few, turns, load)
  return new RowsInTurns(limit === null ? endWhole(inFull) : inFull, { page, limit, ...counted }, longest)
}

async function choose(db: Db, asked: RawBuilder<Chosen>, { bounded }: Known) {
  const { rows } = await asked.execute(db)
  const [{ total: totalData, more, ids: pageIds }] = rows as [Chosen]
  if (more && bounded?.tooMany) throw bounded.tooMany
  return { counted: { totalData, ...(more && bounded?.exact === undefined && { more }) }, pageIds }
}

/** When a page of each kind of list of a bank was last found to be long, only after it was read. */
const longLists = new WeakMap<Db, Map<Paging, number>>()
function longListsOf(db: Db) {
  const known = longLists.get(db) ?? new Map<Paging, number>()
  longLists.set(db, known)
  return known
}
/** Milliseconds in which such lists are measured first: what is read in vain takes a connection, and closes it. */
const LATELY = 60_000
const wasLongLately = (db: Db, paging: Paging) =>
  performance.now() - (longListsOf(db).get(paging) ?? Number.NEGATIVE_INFINITY) < LATELY

/** The rows of a page; undefined when they are long. */
async function loadShort<Row>(db: Db, ids: number[], load: Load<Row>): Promise<Row[] | undefined> {
  if (ids.length === 0) return []
  try {
    return await load(ids, shortResultsOf(db, LIGHT))
  } catch (error) {
    if (error instanceof TooLong) return undefined
    throw error
  }
}

/** What was read stays in memory until it is collected: lists take turns, so that it is not read faster than that. */
const oneTurn = takingTurns({ atOnce: 1, waiting: 1_000 })

async function* readInTurns<Row>(db: Db, turns: Turn[], load: Load<Row>) {
  for (const { ids } of turns) {
    await othersFirst()
    yield await oneTurn(() => load(ids, db))
  }
}

/** A whole list ends at the last row within this many characters of JSON (decisions 8). */
const WHOLE_LENGTH = 8 * 1024 * 1024

/** At least one row. */
async function* endWhole<Row>(turns: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  let left = WHOLE_LENGTH
  let isFirst = true
  for await (const rows of turns) {
    const over = rows.findIndex((row) => {
      left -= JSON.stringify(row).length
      const isOver = left < 0 && !isFirst
      isFirst = false
      return isOver
    })
    yield over === -1 ? rows : rows.slice(0, over)
    if (over !== -1) return
  }
}

type Ids<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, { id: number }>
interface Part {
  limit: number
  offset: number
}

function pageAndCount<DB, TB extends keyof DB>(ids: Ids<DB, TB>, part: Part, { total, foundOnce, bounded }: Known) {
  if (bounded) return fromBounded(ids, part, bounded)
  if (foundOnce) return fromFound(ids, foundOnce, part)
  const page = ids.limit(part.limit).offset(part.offset)
  return sql<Chosen>`select ${total ?? countOf(ids)} as total, array(${page}) as ids`
}

/** One pass over what is found. PostgreSQL does not know how rare a word is, and for a page alone often walks the newest. */
const fromFound = <DB, TB extends keyof DB>(ids: Ids<DB, TB>, order: 'asc' | 'desc', { limit, offset }: Part) =>
  sql<Chosen>`
    with found as materialized (${ids.clearOrderBy()})
    select (select count(*) from found) as total, array(
      select id from found order by id ${sql.raw(order)} limit ${limit} offset ${offset}) as ids`

/** Page and count of the first `most` rows in one pass; a page beyond them is found by itself. */
function fromBounded<DB, TB extends keyof DB>(ids: Ids<DB, TB>, { limit, offset }: Part, bounded: Bounded) {
  const { most, exact, arranged, tooMany } = bounded
  const isBeyond = !tooMany && offset + limit > most
  const page = isBeyond
    ? ids.limit(limit).offset(offset)
    : sql`${arranged ?? sql`select id from found`} limit ${limit} offset ${offset}`
  return sql<Chosen>`
    with found as materialized (${ids.limit(most + 1)}), counted as (select count(*) as found from found)
    select ${exact ?? sql`least(found, ${most})`}::bigint as total, found > ${most} as more, array(${page}) as ids
    from counted`
}

interface Chosen {
  total: number
  more?: boolean
  ids: number[]
}

/** The number of rows that a query of ids finds, as an expression for another statement. */
export const countOf = <DB, TB extends keyof DB>(ids: SelectQueryBuilder<DB, TB, { id: number }>) =>
  sql<number>`(select count(*) from (${ids.clearOrderBy()}) counted)`
