import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { CANCELLED } from './read-in-time.ts'
import type { DB } from './types.ts'

/** 1 MB. A query of such a table reads all its pages, also the empty ones. */
const LARGE = 1024 * 1024

/**
 * Frees the space of deleted rows in a table that several servers empty. It waits for no other vacuum of it. After a rush
 * it also gives the empty pages back. For that PostgreSQL needs an exclusive lock: it tries for up to 5 s without blocking
 * other queries, and where they never pause, the next vacuum tries again.
 */
export async function vacuumBeside(db: Db, table: keyof DB): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select pg_relation_size(${table}) > ${LARGE} as is`.execute(db)
  const isLarge = rows[0]?.is ?? false
  try {
    await sql`vacuum (skip_locked, truncate ${sql.lit(isLarge)}) ${sql.table(table)}`.execute(db)
  } catch (error) {
    if (!isLarge || (error as { code?: string }).code !== CANCELLED) throw error
  }
}
