import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { DB } from './types.ts'

/**
 * Frees the space of deleted rows in a table that several servers empty. It waits for no other vacuum of it, and keeps the
 * empty pages at its end: giving them back needs the table alone.
 */
export async function vacuumBeside(db: Db, table: keyof DB): Promise<void> {
  await sql`vacuum (skip_locked, truncate false) ${sql.table(table)}`.execute(db)
}
