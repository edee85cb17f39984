import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { StartRefused } from '../start-refused.ts'
import { frame, told } from './frames.ts'
import { type Header, type Table, type TableEnd, VERSION } from './header.ts'

/**
 * What does not travel: who is signed in, what waits for proof, and the memory of throttles and repeated calls belong to
 * the running installation. Everything else does, tables that are not yet thought of too (docs/decisions/018).
 */
const STAYS = ['session', 'password_reset', 'throttle', 'idempotency_key', 'kysely_migration', 'kysely_migration_lock']

/** The whole content as one moment saw it, whatever is written meanwhile: the header, then each table's rows. */
export async function* framesOf(client: pg.Client): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read, read only')
  const header = await headerOf(client)
  yield told('H', header)
  for (const table of header.tables) yield* rowsOf(client, table)
  await client.query('commit')
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Buffer> {
  const sum = createHash('sha256')
  let rows = 0
  const copy = client.query(to(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
  for await (const chunk of copy) {
    sum.update(chunk)
    rows += linesIn(chunk)
    yield frame('D', chunk)
  }
  yield told('E', { table: name, rows, sha256: sum.digest('hex') } satisfies TableEnd)
}

/** COPY writes a row a line, and a line's end within a value as `\n`. The driver's own count may come after the rows. */
function linesIn(chunk: Buffer) {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

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

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
