import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isUnreadable } from '../db/damage.ts'

/** What of a table can be read and what cannot. */
export interface Survey {
  /** Conditions on `ctid`, of which each readable row fits one. */
  pieces: string[]
  /** Blocks of which no row can be read. */
  blocks: number[]
  /** Primary keys of rows in other blocks whose long values cannot be read. */
  rows: string[]
}

/** Blocks that are read at once, so that no answer of PostgreSQL fills the memory. */
const AT_ONCE = 4_096

/** Reads every row of a table with its long values; damaged pages are found by halves. Within a transaction. */
export async function survey(db: Db, table: string): Promise<Survey> {
  await readByPlace(db)
  const found: Survey = { pieces: [], blocks: [], rows: [] }
  const blocks = await blocksOf(db, table)
  for (let from = 0; from < blocks; from += AT_ONCE) {
    await searchBlocks(db, table, [from, Math.min(from + AT_ONCE, blocks)], found)
  }
  return found
}

/**
 * A range of blocks is then read by itself: any other plan may touch the damaged blocks beside it. A plan that is
 * switched off counts as so dear that PostgreSQL before 18 would compile each of these small statements.
 */
async function readByPlace(db: Db) {
  for (const way of ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan', 'jit']) {
    await sql`select set_config(${way}, 'off', true)`.execute(db)
  }
  await sql`select set_config('max_parallel_workers_per_gather', '0', true)`.execute(db)
}

async function blocksOf(db: Db, table: string) {
  const { rows } = await sql<{ blocks: number }>`
    select (pg_relation_size(quote_ident(${table})::regclass) / current_setting('block_size')::int)::int as blocks`.execute(
    db,
  )
  return rows[0]?.blocks ?? 0
}

async function searchBlocks(db: Db, table: string, [from, to]: [number, number], found: Survey): Promise<void> {
  const piece = `ctid >= '(${from},0)' and ctid < '(${to},0)'`
  if (await canRead(db, table, piece)) {
    found.pieces.push(piece)
    return
  }
  if (to - from === 1) return searchRows(db, table, from, piece, found)
  const middle = Math.floor((from + to) / 2)
  await searchBlocks(db, table, [from, middle], found)
  await searchBlocks(db, table, [middle, to], found)
}

/** A block that cannot be read is damaged itself, or holds a row whose long value is. */
async function searchRows(db: Db, table: string, block: number, piece: string, found: Survey) {
  const key = sql.raw(await primaryKey(db, table))
  const names = await attempt(db, () =>
    sql<{ place: string; key: string }>`
      select ctid::text as place, concat_ws('/', ${key}) as key from ${sql.table(table)} where ${sql.raw(piece)}`.execute(
      db,
    ),
  )
  if (!names) {
    found.blocks.push(block)
    return
  }
  for (const { place, key } of names.rows) {
    const row = `ctid = '${place}'`
    if (await canRead(db, table, row)) found.pieces.push(row)
    else found.rows.push(key)
  }
}

/** The columns of the primary key, as SQL. */
export async function primaryKey(db: Db, table: string) {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(attname) as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = quote_ident(${table})::regclass and indisprimary order by array_position(indkey::int[], attnum::int)`.execute(
    db,
  )
  return rows.map(({ name }) => name).join(', ') || 'ctid'
}

/** As text, because only that reads long values to their end. */
const canRead = async (db: Db, table: string, piece: string) =>
  (await attempt(db, () =>
    sql`select sum(length(r::text)) from ${sql.table(table)} r where ${sql.raw(piece)}`.execute(db),
  )) !== undefined

/** Undefined when something is damaged; the transaction goes on. */
async function attempt<Result>(db: Db, read: () => Promise<Result>): Promise<Result | undefined> {
  await sql`savepoint attempt`.execute(db)
  try {
    return await read()
  } catch (error) {
    if (!isUnreadable(error)) throw error
    return undefined
  } finally {
    await sql`rollback to savepoint attempt`.execute(db)
  }
}
