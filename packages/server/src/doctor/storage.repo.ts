import { sql } from 'kysely'
import { type Survey, survey } from '../backup/survey.repo.ts'
import type { Db } from '../db/connect.ts'
import { type Damaged, damagedBy, isDamage } from '../db/damage.ts'

/** Tables of this schema of which something cannot be read, each with what. */
export function damagedTables(db: Db): Promise<(Survey & { table: string })[]> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(transaction)
    const found: (Survey & { table: string })[] = []
    for (const { name } of rows) found.push({ table: name, ...(await survey(transaction, name)) })
    return found.filter(({ blocks, rows }) => blocks.length + rows.length > 0)
  })
}

interface Index {
  name: string
  table: string
  kind: string
  /** What its first key holds, as its operator class says: `text`, `tsvector`, `anyarray`. */
  of: string
  keys: string[]
  /** The condition of a partial index. */
  only: string | null
}

export interface IndexReading {
  damaged: Damaged[]
  /** Of how many indexes a query could be made that reads them whole, and how many there are. */
  read: number
  all: number
}

/** Reads each index by a query that goes through all of it. An index that PostgreSQL does not use for that is not read. */
export function readIndexes(db: Db): Promise<IndexReading> {
  return db.transaction().execute(async (transaction) => {
    for (const way of ['enable_seqscan', 'enable_sort', 'enable_incremental_sort']) {
      await sql`select set_config(${way}, 'off', true)`.execute(transaction)
    }
    const { rows: indexes } = await sql<Index>`
      select index.relname as name, quote_ident(owner.relname) as table, amname as kind,
        (select format_type(opcintype, null) from pg_opclass where oid = indclass[0]) as of,
        pg_get_expr(indpred, indrelid) as only,
        array(select pg_get_indexdef(indexrelid, n, true) || case when indoption[n - 1] & 1 = 1 then ' desc' else '' end
          from generate_series(1, indnkeyatts) n) as keys
      from pg_index join pg_class index on index.oid = indexrelid join pg_class owner on owner.oid = indrelid
        join pg_am on pg_am.oid = index.relam
      where index.relnamespace = current_schema()::regnamespace and indisvalid order by 1`.execute(transaction)
    const reading: IndexReading = { damaged: [], read: 0, all: indexes.length }
    for (const index of indexes) {
      const through = sql.raw(throughOf(index))
      const plan = await sql`explain (format json) ${through}`.execute(transaction)
      if (!JSON.stringify(plan.rows).includes(`"Index Name":"${index.name}"`)) continue
      reading.read++
      const damaged = await damageMet(transaction, () => sql`${through}`.execute(transaction))
      if (damaged?.part === 'index') reading.damaged.push(damaged)
    }
    return reading
  })
}

/** What all rows have, by what is indexed for searches. */
const ALL: Readonly<Record<string, string>> = { text: "like '%%'", tsvector: "@@ '!x'::tsquery", anyarray: "@> '{}'" }

function throughOf({ kind, of, table, keys, only }: Index) {
  if (kind === 'gin') return `select count(*) from ${table} where ${keys[0]} ${ALL[of]}`
  const where = only ? ` where ${only}` : ''
  return `select count(*) from (select from ${table}${where} order by ${keys.join(', ')} offset 0) whole`
}

async function damageMet(db: Db, read: () => Promise<unknown>) {
  await sql`savepoint reading`.execute(db)
  const error: unknown = await read().then(
    () => undefined,
    (error) => error,
  )
  await sql`rollback to savepoint reading`.execute(db)
  if (error === undefined) return undefined
  if (!isDamage(error)) throw error
  return damagedBy(db, error)
}
