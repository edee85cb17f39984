import { sql } from 'kysely'
import type { Db } from '../../src/db/connect.ts'

/** A few letters that stay the same as long as no row of any table changes. */
export async function fingerprint(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  const sums = tables.map(
    ({ name }) => sql`(select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from ${sql.table(name)} t)`,
  )
  const { rows } = await sql<{ sum: string }>`select md5(concat(${sql.join(sums)})) as sum`.execute(db)
  return rows[0]?.sum ?? ''
}
