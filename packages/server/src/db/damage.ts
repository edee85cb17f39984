import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** PostgreSQL's codes for data and for an index that is damaged, and for a disk that fails to read or write (EIO). */
const CODES = new Set(['XX001', 'XX002', '58030'])

/** Whether PostgreSQL could not read something because it is damaged on the disk. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code))

/** The same, and errors of PostgreSQL's own reading, as a damaged value without checksums may cause them. */
export const isUnreadable = (error: unknown) =>
  isDamage(error) || (error instanceof Error && 'code' in error && /^(XX000|58...)$/.test(String(error.code)))

/** What a damaged page belongs to. A long value of a row lies outside of it, in pages of its own. */
export interface Damaged {
  table: string
  part: 'rows' | 'long values' | 'index'
  /** The index, or the table itself. */
  name: string
}

/** PostgreSQL names a file, or the relation itself: `invalid page in block 3 of relation "base/16384/16390"`. */
const FILE = /(?:\bbase\/\d+|\bpg_tblspc\/(?<space>\d+)\/[^/]+\/\d+)\/(?<node>\d+)/
const NAMED = /(?:index|table|relation) "(?<name>[^"/]+)"|\b(?<toast>pg_toast_\d+)\b/

/** What the message of such an error speaks of; undefined when that is no relation of this schema. */
export async function damagedBy(db: Db, { message }: Error): Promise<Damaged | undefined> {
  const { node = null, space = '0' } = FILE.exec(message)?.groups ?? {}
  const { name, toast } = NAMED.exec(message)?.groups ?? {}
  const { rows } = await sql<Damaged>`
    select coalesce(owner.relname, indexed.relname, relation.relname) as table, relation.relname as name,
      case when relation.relkind = 'i' then 'index'
        when owner.relname is not null then 'long values' else 'rows' end as part
    from pg_class relation
      left join pg_index on indexrelid = relation.oid
      left join pg_class indexed on indexed.oid = indrelid
      left join pg_class owner on owner.reltoastrelid = coalesce(indexed.oid, relation.oid)
    where case when ${node}::oid is null then relation.relname = ${toast ?? name ?? ''}
      else relation.oid = pg_filenode_relation(${space}::oid, ${node}::oid) end`.execute(db)
  return rows[0]
}

/** For people. */
export function wordsFor({ table, part, name }: Damaged): string {
  if (part === 'index') return `indeks ${name} dari tabel ${table}`
  return part === 'rows' ? `tabel ${table}` : `tabel ${table} (teks panjang atau gambar)`
}

export interface ChecksumFailures {
  /** How many damaged pages PostgreSQL has read since its statistics began. */
  count: number
  last: Date | null
}

/** In this database and in what all databases share. */
export async function checksumFailures(db: Db): Promise<ChecksumFailures> {
  const { rows } = await sql<ChecksumFailures>`
    select coalesce(sum(checksum_failures), 0)::int as count, max(checksum_last_failure) as last
    from pg_stat_database where datname = current_database() or datid = 0`.execute(db)
  return rows[0] ?? { count: 0, last: null }
}
