import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Migration } from './migration-file.ts'
import { record } from './migration-record.ts'

/**
 * Builds an index outside of a transaction, so that writes go on. A killed build leaves an invalid index, which is
 * dropped and built again. An index that was finished but not recorded is only recorded.
 */
export async function buildIndex(
  db: Db,
  migration: Migration,
  { name, build }: { name: string; build: string },
  say: (sentence: string) => void = () => {},
) {
  // a concurrent build blocks no other query, so it may run and wait for locks without a limit
  await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(db)
  try {
    const found = await stateOf(db, name)
    if (found === 'invalid') await sql`drop index concurrently ${sql.id(name)}`.execute(db)
    if (found !== 'valid') {
      say(`Indeks ${name} sedang dibangun; Bank Soal lain yang memakai basis data ini tetap melayani.`)
      await sql.raw(build).execute(db)
    }
    await record(db, migration)
  } finally {
    await sql`reset statement_timeout; reset lock_timeout`.execute(db).catch(() => {})
  }
}

async function stateOf(db: Db, name: string) {
  const { rows } = await sql<{ state: 'valid' | 'invalid' }>`
    select case when indisvalid then 'valid' else 'invalid' end as state
    from pg_index where indexrelid = to_regclass(quote_ident(${name}))`.execute(db)
  return rows[0]?.state ?? 'none'
}
