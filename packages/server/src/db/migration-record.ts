import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Kind, Migration } from './migration-file.ts'

/** A migration that has run in a database, perhaps one of a later release. */
interface Recorded {
  name: string
  kind: Kind | null
}

/** The migrations of a database compared with those of this release (docs/decisions/021). */
export interface Standing {
  /** The migrations that this release still has to run, oldest first. */
  left: Migration[]
  /** The names of migrations that a later release has run. */
  later: string[]
  /** Why this release must not use the database, as a sentence in Indonesian. */
  refusal: string | undefined
}

/** The name of the table is Kysely's: its migrator was used once, and databases from that time must still work. */
export async function makeRecord(db: Db) {
  if (await hasRecord(db)) return
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
}

export async function record(db: Db, { name, kind }: Migration) {
  const now = new Date().toISOString()
  if (kind === null) await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(db)
  else await sql`insert into kysely_migration (name, timestamp, kind) values (${name}, ${now}, ${kind})`.execute(db)
}

export async function standingOf(db: Db, known: Migration[]): Promise<Standing> {
  const recorded = await recordedIn(db)
  const left = known.filter(({ name }) => !recorded.some((one) => one.name === name))
  const later = recorded.filter(({ name }) => !known.some((one) => one.name === name))
  const newest = known.at(-1)?.name ?? ''
  const unfit = later.find(({ name, kind }) => kind !== 'expand' || name < newest || left.length > 0)
  return { left, later: later.map(({ name }) => name), refusal: unfit && refusalOf(unfit.name) }
}

const refusalOf = (name: string) =>
  `Basis data ini sudah diubah oleh Bank Soal yang lebih baru (${name}) sehingga versi ini tidak dapat memakainya: jalankan versi yang lebih baru itu, atau pulihkan cadangan dari sebelum pembaruan.`

async function recordedIn(db: Db): Promise<Recorded[]> {
  if (!(await hasRecord(db))) return []
  // the column comes with migration 0020
  const { rows } = await sql<Recorded>`
    select name, to_jsonb(kysely_migration) ->> 'kind' as kind from kysely_migration order by name`.execute(db)
  return rows
}

async function hasRecord(db: Db) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  )
  return rows[0]?.there === true
}
