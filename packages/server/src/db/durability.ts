import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Settings that must be on so that an acknowledged change survives a power cut (database.md, "Checked at start"). */
const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']

/** The names of these settings that are off on this server; empty when all are on. */
export async function carelessSettings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${MUST_BE_ON}) and setting = 'off' order by name`.execute(db)
  return rows.map((row) => row.name)
}
