import { sql } from 'kysely'
import { workerDatabase } from './database.ts'

/** The columns that history stores of each table with a history: all but `updated_at` and `updated_by`. */
export async function historyColumns() {
  const { rows } = await sql<{ table: string; column: string }>`
    select tgrelid::regclass::text as "table", attname as "column"
    from pg_trigger join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
    where tgname = 'history' and attname not in ('updated_at', 'updated_by')
    order by 1, attnum`.execute(await workerDatabase())
  return rows
}
