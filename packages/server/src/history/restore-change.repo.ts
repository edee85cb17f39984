import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { familyOf, inOrder } from './families.ts'
import type { Roots } from './restore.repo.ts'
import type { Entry } from './version.ts'

interface KnownChange {
  change_id: string
  first_id: number
  last_id: number
  account_id: number | null
  kind: string
  count: number
  /** The import that made it, while that is kept: it takes back by itself what it added. */
  import_id: number | null
}

/** Time for one statement of a change of many rows, below the driver's own limit (db/connect.ts). */
const LONGEST = '7s'
const takeTime = (db: Db) => sql`select set_config('statement_timeout', ${LONGEST}, true)`.execute(db)

/** A change, locked against another restore of it until the end of the transaction. */
export async function lockChange(db: Db, change: string): Promise<KnownChange | undefined> {
  await takeTime(db)
  const { rows } = await sql<KnownChange>`
    select change_id, first_id, last_id, account_id, kind, count,
      (select id from import_job where import_job.change = change_id) as import_id
    from change where change_id = ${change} for update of change`.execute(db)
  return rows[0]
}

/** The row that an entry of history belongs to: a question of its parts, a topic of its pictures. */
const ROOT = sql`case when question_id is null then regexp_replace(resource, '_(image|class)$', '') else 'question' end`
const ROOT_ID = sql`coalesce(question_id, row_id)`
/** All that a change wrote, but for listed pictures that no question has: they belong to no row that comes back. */
const ofChange = ({ change_id, first_id, last_id }: KnownChange) => sql`
  id between ${first_id} and ${last_id} and change_id = ${change_id} and not (resource = 'question_image' and question_id is null)`

/**
 * The rows of a change, table by table: those that stand as it left them, locked, the names of the others, and the number of
 * those that are left to the import that added them.
 */
export async function lockChanged(db: Db, known: KnownChange) {
  const { change_id, first_id } = known
  const { rows: all } = await sql<{ root: string; id: number; added: boolean }>`
    select ${ROOT} as root, ${ROOT_ID} as id, bool_or(before is null and resource = ${ROOT}) as added
    from history where ${ofChange(known)} group by 1, 2 order by 1, 2`.execute(db)
  const changed = all.filter(({ added }) => !(known.import_id !== null && added))
  const same: Roots[] = []
  const edited: string[] = []
  for (const root of inOrder(changed.map((row) => row.root))) {
    const ids = changed.filter((row) => row.root === root).map(({ id }) => id)
    await sql`select from ${sql.table(root)} where id = ${anyOf(ids)} order by id for no key update`.execute(db)
    const isLater =
      root === 'question'
        ? sql`question_id = asked.id`
        : sql`question_id is null and row_id = asked.id and resource = any(${tablesOf(root)}::text[])`
    const { rows } = await sql<{ id: number; name: string; edited: boolean }>`
      select asked.id, later.id is not null as edited, coalesce(later.name, '') as name
      from unnest(${ids}::int[]) as asked (id)
      left join lateral (
        select id, coalesce((select code from question where question.id = question_id), title) as name from history
        where ${isLater} and id > ${first_id} and change_id <> ${change_id}
        order by id desc limit 1) later on true
      order by asked.id`.execute(db)
    same.push({ root, ids: rows.filter(({ edited }) => !edited).map(({ id }) => id) })
    edited.push(...rows.filter(({ edited }) => edited).map(({ name }) => name))
  }
  return { same: same.filter(({ ids }) => ids.length > 0), edited, left: all.length - changed.length }
}

const tablesOf = (root: string) => familyOf(root).map(({ table }) => table)

/** What is read of a question in any case: it comes back to where its topic stands now. */
const PLACE = ['topic_id', 'category_id']

/**
 * What a change did to these rows, oldest first. Texts may be long: of an edit only the columns that it changed are read,
 * of a row that it added only its key, as taking that back asks for no more.
 */
export async function entriesOfChange(db: Db, known: KnownChange, same: readonly Roots[]) {
  const keys = [...PLACE, ...same.flatMap(({ root }) => familyOf(root).flatMap(({ key }) => key))]
  const only = (row: 'before' | 'after', which: ReturnType<typeof sql>) => sql`(
    select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(row)}) where key = any(${keys}::text[]) or ${which})`
  const changedFrom = (other: 'before' | 'after') => sql`value is distinct from ${sql.ref(other)} -> key`
  const roots = same.flatMap(({ root, ids }) => ids.map(() => root))
  const { rows } = await sql<Entry>`
    select id, resource,
      case when after is null then before else ${only('before', changedFrom('after'))} end as before,
      case when before is null then ${only('after', sql`false`)} else ${only('after', changedFrom('before'))} end as after
    from history join unnest(${roots}::text[], ${same.flatMap(({ ids }) => ids)}::int[]) as same (root, root_id)
      on same.root = ${ROOT} and same.root_id = ${ROOT_ID}
    where ${ofChange(known)}
    order by id`.execute(db)
  return rows
}

/** Says that this transaction changes many rows, and which columns of questions: the history shows it as one card. */
export async function asOneChange(db: Db, columns: readonly string[] = []) {
  await takeTime(db)
  await sql`
    select set_config('bank.kind', 'bulk', true), set_config('bank.columns', ${columns.join()}, true)`.execute(db)
}

/** The id that the history has this transaction under. */
export async function presentChange(db: Db): Promise<string> {
  const { rows } = await sql<{ change: string }>`select current_setting('bank.change') as change`.execute(db)
  return rows[0]?.change ?? ''
}
