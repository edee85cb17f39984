import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { FAMILIES, type Kept, type Root } from './families.ts'
import type { Stored } from './references.ts'
import type { Entry, Steps } from './version.ts'

/** A row with all that belongs to it. */
export interface Home {
  root: Root
  id: number
}

export const findEntry = (db: Db, id: number) =>
  db
    .selectFrom('history')
    .select(['id', 'change_id', 'resource', 'row_id', 'question_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** What happened to a row and its parts, oldest first: since an entry, or in one change alone. */
export async function entriesOf(db: Db, home: Home, { since, change }: { since?: number; change?: string }) {
  const { rows } = await sql<Entry>`
    select id, resource, before, after from history
    where ${home.root === 'question' ? sql`question_id = ${home.id}` : sql`row_id = ${home.id} and resource = any(${tablesOf(home)}::text[])`}
      and id >= ${since ?? 0}::bigint and (change_id = ${change ?? null}::text or ${change ?? null}::text is null)
    order by id`.execute(db)
  return rows
}

const familyOf = ({ root }: Home): readonly Kept[] => FAMILIES[root]
const tablesOf = (home: Home) => familyOf(home).map(({ table }) => table)

/** One at a time restores a row, and nobody edits it meanwhile. */
export async function lockHome(db: Db, { root, id }: Home) {
  await sql`select pg_advisory_xact_lock(hashtext(${`restore ${root} ${id}`}))`.execute(db)
  await sql`select from ${sql.table(root)} where id = ${id} for update`.execute(db)
}

/** The row and its parts as they stand, as history keeps them. */
export async function rowsNow(db: Db, home: Home) {
  const lookups = tablesOf(home).map(
    (table) => sql`
      select ${table}::text as "table", to_jsonb(kept) - '{updated_at,updated_by}'::text[] as row
      from ${sql.table(table)} kept where ${belongsTo(home, table)}`,
  )
  const { rows } = await sql<{ table: string; row: Stored }>`${sql.join(lookups, sql` union all `)}`.execute(db)
  return rows
}

function belongsTo({ root, id }: Home, table: string) {
  if (table === root) return sql`kept.id = ${id}`
  if (table === 'discussion_image')
    return sql`kept.discussion_id in (select id from discussion where question_id = ${id})`
  return sql`kept.${sql.ref(`${root}_id`)} = ${id}`
}

/** Of these listed pictures the ones that no other question lists by now, and that were not removed. */
export async function freeListings(db: Db, rows: Stored[]): Promise<Set<unknown>> {
  const found = await sql<{ id: number }>`
    select listed.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (id int, image_id text)
    join image on image.id = listed.image_id
    where not exists (select from question_image q where q.id = listed.id or q.image_id = listed.image_id)`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

/** Takes the steps, parts first where something goes and last where something comes; history calls it a restore. */
export async function takeSteps(db: Db, home: Home, { remove, change, add }: Steps, actorId: number) {
  await sql`select set_config('bank.action', 'restore', true)`.execute(db)
  const family = familyOf(home)
  for (const kept of [...family].reverse()) {
    for (const { row } of remove.filter(({ table }) => table === kept.table)) await removeRow(db, kept, row)
  }
  for (const kept of family) {
    for (const { row, changed } of change.filter(({ table }) => table === kept.table)) {
      await changeRow(db, kept, row, Object.keys(changed), actorId)
    }
    for (const { row } of add.filter(({ table }) => table === kept.table)) await addRow(db, kept, row, actorId)
  }
  // whoever has the row open hears that it has changed, also when only its parts have
  await sql`update ${sql.table(home.root)} set updated_by = ${actorId} where id = ${home.id}`.execute(db)
}

/** A stored row, typed by its table, under the name `given`. */
const given = (table: string, row: Stored) =>
  sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) as given`
const sameRow = ({ table, key }: Kept) =>
  sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`),
    sql` and `,
  )

async function removeRow(db: Db, kept: Kept, row: Stored) {
  await sql`delete from ${sql.table(kept.table)} using ${given(kept.table, row)} where ${sameRow(kept)}`.execute(db)
}

async function changeRow(db: Db, kept: Kept, row: Stored, columns: string[], actorId: number) {
  const values = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
  const editor = kept.stamped ? [sql`updated_by = ${actorId}::int`] : []
  await sql`update ${sql.table(kept.table)} set ${sql.join([...values, ...editor])}
    from ${given(kept.table, row)} where ${sameRow(kept)}`.execute(db)
}

async function addRow(db: Db, kept: Kept, row: Stored, actorId: number) {
  const columns = Object.keys(row)
  const names = [...columns, ...(kept.stamped ? ['updated_by'] : [])].map((column) => sql.ref(column))
  const values = columns.map((column) => sql.ref(`given.${column}`))
  const editor = kept.stamped ? [sql`${actorId}::int`] : []
  await sql`insert into ${sql.table(kept.table)} (${sql.join(names)}) overriding system value
    select ${sql.join([...values, ...editor])} from ${given(kept.table, row)}`.execute(db)
}
