import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { Damaged } from './frames.ts'
import type { Header, Table } from './header.ts'
import type { Backup } from './read-backup.ts'

/** Whether this database has not a single table yet. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from pg_tables where schemaname = current_schema() limit 1')
  return rows.length === 0
}

/** Puts a backup's rows into tables of the same schema. No trigger of ours fires: what they would write travels too. */
export async function load(client: pg.Client, { header, rowsOf, ends }: Backup): Promise<void> {
  const tables = header.tables.map(({ name }) => quoted(name))
  // a migration may have brought rows along
  await client.query(`truncate ${tables.join(', ')} cascade`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const table of header.tables) {
    const loaded = await copyIn(client, table, rowsOf(table))
    if (loaded !== ends.get(table.name)?.rows) throw new Damaged(`table ${table.name} has other rows`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await setSequences(client, header)
}

async function copyIn(client: pg.Client, { name, columns }: Table, rows: AsyncGenerator<Buffer>) {
  const copy = client.query(from(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(rows, copy)
  return copy.rowCount
}

async function setSequences(client: pg.Client, { sequences }: Header) {
  for (const { name, last, used } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, used])
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
