import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { Damaged } from './frames.ts'
import type { Header, Loss, Table } from './header.ts'
import type { Backup } from './read-backup.ts'

/** Whether this database has not a single table yet. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from pg_tables where schemaname = current_schema() limit 1')
  return rows.length === 0
}

/** Puts a backup's rows into tables of the same schema. Our triggers do not fire: the backup holds what they wrote. */
export async function load(client: pg.Client, { header, rowsOf, ends }: Backup): Promise<void> {
  const tables = header.tables.map(({ name }) => quoted(name))
  // a migration may have brought rows along
  await client.query(`truncate ${tables.join(', ')} cascade`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const table of header.tables) {
    const loaded = await copyIn(client, table, rowsOf(table))
    if (loaded !== ends.get(table.name)?.rows) throw new Damaged(`table ${table.name} has other rows`)
    await addStandIns(
      client,
      header.salvaged?.find((loss) => loss.table === table.name),
    )
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await setSequences(client, header)
  // what was lost is in no count any more
  if (header.salvaged) await client.query('select recount_questions()')
}

/** After the rows of their table, before those that refer to them. */
async function addStandIns(client: pg.Client, loss: Loss | undefined) {
  for (const standIn of loss?.stand_ins ?? []) {
    const columns = Object.keys(standIn).map(quoted).join(', ')
    const table = quoted(loss?.table ?? '')
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_record(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(standIn)],
    )
  }
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
