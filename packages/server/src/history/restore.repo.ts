import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { sliced } from '../db/sliced.ts'
import { familyOf, type Kept } from './families.ts'
import type { Stored } from './references.ts'
import type { Entry, Steps } from './version.ts'

/** A row with all that belongs to it. */
export interface Target {
  root: string
  id: number
}

export const findEntry = (db: Db, id: number) =>
  db
    .selectFrom('history')
    .select(['id', 'change_id', 'resource', 'row_id', 'question_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The history entries of a row and its parts, oldest first: since an entry, or of one change. */
export async function entriesOf(db: Db, target: Target, { since, change }: { since?: number; change?: string }) {
  const { rows } = await sql<Entry>`
    select id, resource, before, after from history
    where ${target.root === 'question' ? sql`question_id = ${target.id}` : sql`row_id = ${target.id} and resource = any(${tablesOf(target)}::text[])`}
      and id >= ${since ?? 0}::bigint and (change_id = ${change ?? null}::text or ${change ?? null}::text is null)
    order by id`.execute(db)
  return rows
}

const tablesOf = ({ root }: Target) => familyOf(root).map(({ table }) => table)

/** Locks a row against other restores and against edits, until the end of the transaction. */
export async function lockTarget(db: Db, { root, id }: Target) {
  await sql`select pg_advisory_xact_lock(hashtext(${`restore ${root} ${id}`}))`.execute(db)
  await sql`select from ${sql.table(root)} where id = ${id} for update`.execute(db)
}

/** The current row and its parts, with the columns that history stores. */
export async function rowsNow(db: Db, target: Target) {
  const lookups = tablesOf(target).map(
    (table) => sql`
      select ${table}::text as "table", to_jsonb(kept) - '{updated_at,updated_by}'::text[] as row
      from ${sql.table(table)} kept where ${belongsTo(target, table)}`,
  )
  const { rows } = await sql<{ table: string; row: Stored }>`${sql.join(lookups, sql` union all `)}`.execute(db)
  return rows
}

function belongsTo({ root, id }: Target, table: string) {
  if (table === root) return sql`kept.id = ${id}`
  if (table === 'discussion_image')
    return sql`kept.discussion_id in (select id from discussion where question_id = ${id})`
  return sql`kept.${sql.ref(`${root}_id`)} = ${id}`
}

/** The ids of those of these `question_image` rows whose picture still exists and is listed by no question now. */
export async function freeListings(db: Db, rows: Stored[]): Promise<Set<unknown>> {
  const found = await sql<{ id: number }>`
    select listed.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (id int, image_id text)
    join image on image.id = listed.image_id
    where not exists (select from question_image q where q.id = listed.id or q.image_id = listed.image_id)`.execute(db)
  return new Set(found.rows.map(({ id }) => id))
}

/** Rows of one table, by their ids. */
export interface Roots {
  root: string
  ids: number[]
}

/**
 * Runs the steps of a restore of these rows and their parts, the tables each after what it refers to. Parts are removed
 * before the row that they belong to, and added after it. History stores these changes with the action `restore`.
 */
export async function takeSteps(db: Db, roots: readonly Roots[], { remove, change, add }: Steps, actorId: number) {
  await sql`select set_config('bank.action', 'restore', true)`.execute(db)
  const family = roots.flatMap(({ root }) => familyOf(root))
  for (const kept of [...family].reverse()) {
    const removals = remove.filter(({ table }) => table === kept.table)
    for (const steps of sliced(headsFirst(removals).reverse())) {
      await removeRows(
        db,
        kept,
        steps.map(({ row }) => row),
      )
    }
  }
  for (const kept of family) {
    const changes = change.filter(({ table }) => table === kept.table)
    for (const { columns, rows } of alike(changes, ({ changed }) => changed)) {
      await changeRows(db, kept, rows, columns, actorId)
    }
    const additions = headsFirst(add.filter(({ table }) => table === kept.table))
    for (const { columns, rows } of alike(additions, ({ row }) => row)) await addRows(db, kept, rows, columns, actorId)
  }
  for (const one of roots) await renew(db, one, [...change, ...add], actorId)
}

/** The head of a group stands before and after its members, which may be in another slice. */
const headsFirst = <Step extends { row: Stored }>(steps: Step[]) =>
  steps.toSorted((one, other) => Number(one.row.parent_id != null) - Number(other.row.parent_id != null))

/** Renews `updated_at` also when only parts changed, so that a form that is open gets STALE. */
async function renew(db: Db, { root, ids }: Roots, written: Steps['add'], actorId: number) {
  const own = new Set(written.filter(({ table }) => table === root).map(({ row }) => row.id))
  for (const parts of sliced(ids.filter((id) => !own.has(id)))) {
    await sql`update ${sql.table(root)}
      set updated_by = ${actorId}, updated_at = clock_timestamp() where id = ${anyOf(parts)}`.execute(db)
  }
}

/** Rows by the columns that are written of them: one statement for a slice of those that have the same. */
function alike<Step extends { row: Stored }>(steps: Step[], written: (step: Step) => Stored) {
  const groups = new Map<string, { columns: string[]; rows: Stored[] }>()
  for (const step of steps) {
    const columns = Object.keys(written(step))
    const group = groups.get(columns.join()) ?? { columns, rows: [] }
    group.rows.push(step.row)
    groups.set(columns.join(), group)
  }
  return [...groups.values()].flatMap(({ columns, rows }) => sliced(rows).map((slice) => ({ columns, rows: slice })))
}

/** Stored rows as records of their table's type, with the SQL alias `given`. */
const given = (table: string, rows: Stored[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as given`
const sameRow = ({ table, key }: Kept) =>
  sql.join(
    key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`),
    sql` and `,
  )

async function removeRows(db: Db, kept: Kept, rows: Stored[]) {
  await sql`delete from ${sql.table(kept.table)} using ${given(kept.table, rows)} where ${sameRow(kept)}`.execute(db)
}

async function changeRows(db: Db, kept: Kept, rows: Stored[], columns: string[], actorId: number) {
  const values = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
  const editor = kept.stamped ? [sql`updated_by = ${actorId}::int`] : []
  await sql`update ${sql.table(kept.table)} set ${sql.join([...values, ...editor])}
    from ${given(kept.table, rows)} where ${sameRow(kept)}`.execute(db)
}

async function addRows(db: Db, kept: Kept, rows: Stored[], columns: string[], actorId: number) {
  const names = [...columns, ...(kept.stamped ? ['updated_by'] : [])].map((column) => sql.ref(column))
  const values = columns.map((column) => sql.ref(`given.${column}`))
  const editor = kept.stamped ? [sql`${actorId}::int`] : []
  await sql`insert into ${sql.table(kept.table)} (${sql.join(names)}) overriding system value
    select ${sql.join([...values, ...editor])} from ${given(kept.table, rows)}`.execute(db)
}
