import { sql } from 'kysely'
import type { Db } from '../../src/db/connect.ts'

/** A checksum of the rows of each table: two results differ exactly at the tables that changed. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  const sums = tables.map(
    ({ name }) =>
      sql`(select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from ${sql.table(name)} t) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<string, string>>`select ${sql.join(sums)}`.execute(db)
  return rows[0] ?? {}
}
