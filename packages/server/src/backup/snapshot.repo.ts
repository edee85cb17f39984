import type pg from 'pg'
import type { Db } from '../db/connect.ts'
import type { Bucket } from '../media/bucket/bucket.ts'
import { StartRefused } from '../process/start-refused.ts'
import { told } from './frames.ts'
import { type Header, type Loss, type Table, VERSION } from './header.ts'
import { picturesOutside } from './pictures-outside.repo.ts'
import { type Salvaged, salvage } from './salvage.repo.ts'
import { quoted, rowsOf } from './table-rows.repo.ts'

/**
 * Tables that a backup leaves out: sessions, pending passwords, throttles, repeated calls, challenges, who has what
 * open and files that are being read belong to the running installation. All other tables are in it, future ones too (docs/decisions/018).
 */
const STAYS = [
  'session',
  'session_origin',
  'password_reset',
  'throttle',
  'known_place',
  'idempotency_key',
  'factor_challenge',
  'editing',
  'import_file',
  'export_file',
  'export_piece',
  // pictures in a bucket are in a backup as rows of image_bytes, so that it is whole
  'image_object',
  'bucket_owner',
  'kysely_migration',
  'kysely_migration_lock',
]

/** All content at one moment, whatever is written meanwhile: the header, then each table's rows. */
export async function* framesOf(client: pg.Client, bucket?: Bucket): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read, read only')
  const header = await headerOf(client)
  yield told('H', header)
  for (const { name, columns } of header.tables) {
    const more = name === 'image_bytes' ? picturesOutside(client, bucket) : undefined
    yield* rowsOf(client, name, [`${quoted(name)} (${columns.map(quoted).join(', ')})`], more)
  }
  await client.query('commit')
}

/** The same of a database with damaged pages: all that can be read, and what not in the header. */
export async function* salvagedFramesOf(client: pg.Client, db: Db, bucket?: Bucket): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read, read only')
  const header = await headerOf(client)
  const found = await salvage(db, header.tables)
  yield told('H', { ...header, salvaged: found.map(({ loss }) => loss).filter(hasLosses) } satisfies Header)
  for (const one of found) {
    const more = one.table.name === 'image_bytes' ? picturesOutside(client, bucket) : undefined
    yield* rowsOf(client, one.table.name, sourcesOf(one), more)
  }
  await client.query('commit')
}

const hasLosses = ({ table: _, ...lists }: Loss) => Object.values(lists).some(({ length }) => length > 0)

/** For COPY: each readable piece of a table, without the rows and references that are left out. */
function sourcesOf({ table: { name, columns }, pieces, left, cleared }: Salvaged) {
  const values = columns.map((column) => {
    const places = cleared.get(column)
    return places ? `case when ctid = any(${tids(places)}) then null else ${quoted(column)} end` : quoted(column)
  })
  const without = left.size > 0 ? ` and ctid <> all(${tids(left)})` : ''
  return pieces.map((piece) => `(select ${values.join(', ')} from ${quoted(name)} where ${piece}${without})`)
}
const tids = (places: Set<string>) => `'{${[...places].map((place) => `"${place}"`).join(',')}}'::tid[]`

async function headerOf(client: pg.Client): Promise<Header> {
  const ask = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await client.query<Row>(text, values)).rows
  const [about] = await ask<{ now: Date; postgres: string; migrated: boolean }>(
    "select now(), current_setting('server_version') as postgres, to_regclass('kysely_migration') is not null as migrated",
  )
  if (!about?.migrated)
    throw new StartRefused('Basis data ini bukan milik Bank Soal: tidak ada yang dapat dicadangkan.')
  const migrations = await ask<{ name: string }>('select name from kysely_migration order by name')
  const tables = await ask<Table>(COLUMNS, [STAYS])
  const references = await ask<Reference>(REFERENCES)
  const sequences = await ask<{ name: string; last: number; used: boolean }>(SEQUENCES)
  return {
    format: 'bank-soal-backup',
    version: VERSION,
    made_at: about.now.toISOString(),
    postgres: about.postgres,
    migrations: migrations.map(({ name }) => name),
    tables: parentsFirst(tables, references),
    sequences,
  }
}

const COLUMNS = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all($1)
  group by c.relname order by c.relname`

interface Reference {
  child: string
  parent: string
}
const REFERENCES = `
  select child.relname as child, parent.relname as parent
  from pg_constraint key join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  where contype = 'f' and conrelid <> confrelid and connamespace = current_schema()::regnamespace`

// never below what the snapshot saw: a sequence is read as it is now
const SEQUENCES = `
  select sequencename::text as name, coalesce(last_value, start_value) as last, last_value is not null as used
  from pg_sequences where schemaname = current_schema() order by 1`

function parentsFirst(tables: Table[], references: Reference[]): Table[] {
  if (tables.length === 0) return []
  const names = new Set(tables.map(({ name }) => name))
  const waits = new Set(references.filter(({ parent }) => names.has(parent)).map(({ child }) => child))
  const free = tables.filter(({ name }) => !waits.has(name))
  if (free.length === 0) throw new Error(`these tables refer to each other in a circle: ${[...names].join(', ')}`)
  const rest = tables.filter(({ name }) => waits.has(name))
  return [...free, ...parentsFirst(rest, references)]
}
