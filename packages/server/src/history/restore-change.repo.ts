import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import type { Entry } from './version.ts'

interface KnownChange {
  change_id: string
  first_id: number
  last_id: number
  account_id: number | null
  kind: string
}

/** A change, locked against another restore of it until the end of the transaction. */
export async function lockChange(db: Db, change: string): Promise<KnownChange | undefined> {
  const { rows } = await sql<KnownChange>`
    select change_id, first_id, last_id, account_id, kind from change where change_id = ${change} for update`.execute(
    db,
  )
  return rows[0]
}

/** The questions of a change: the ids of those that stand as it left them, locked, and the codes of the others. */
export async function lockChanged(db: Db, { change_id, first_id, last_id }: KnownChange) {
  const { rows: changed } = await sql<{ id: number }>`
    select distinct question_id as id from history
    where id between ${first_id} and ${last_id} and change_id = ${change_id} and question_id is not null
    order by 1`.execute(db)
  const ids = changed.map(({ id }) => id)
  await sql`select from question where id = ${anyOf(ids)} order by id for no key update`.execute(db)
  const { rows } = await sql<{ id: number; code: string; edited: boolean }>`
    select asked.id, later.id is not null as edited, coalesce(later.code, '') as code
    from unnest(${ids}::int[]) as asked (id)
    left join lateral (
      select id, coalesce((select code from question where question.id = asked.id), title) as code from history
      where question_id = asked.id and id > ${first_id} and change_id <> ${change_id}
      order by id desc limit 1) later on true
    order by asked.id`.execute(db)
  return {
    same: rows.filter(({ edited }) => !edited).map(({ id }) => id),
    edited: rows.filter(({ edited }) => edited).map(({ code }) => code),
  }
}

/** What tells the rows of the question family apart. */
const KEYS = ['id', 'discussion_id', 'image_id']

/** What a change did to these questions, oldest first: of an edit only the columns that it changed, for their texts may be long. */
export async function entriesOfChange(db: Db, { change_id, first_id, last_id }: KnownChange, ids: number[]) {
  const edited = (row: 'before' | 'after', other: 'before' | 'after') => sql`
    case when ${sql.ref(other)} is null then ${sql.ref(row)} else (
      select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(row)})
      where key = any(${KEYS}::text[]) or value is distinct from ${sql.ref(other)} -> key) end`
  const { rows } = await sql<Entry>`
    select id, resource, ${edited('before', 'after')} as before, ${edited('after', 'before')} as after from history
    where id between ${first_id} and ${last_id} and change_id = ${change_id} and question_id = ${anyOf(ids)}
    order by id`.execute(db)
  return rows
}

/** Says that this transaction changes many questions, and which of their columns: the history shows it as one card. */
export const asOneChange = (db: Db, columns: readonly string[] = []) =>
  sql`
  select set_config('bank.kind', 'bulk', true), set_config('bank.columns', ${columns.join()}, true)`.execute(db)

/** The id that the history has this transaction under. */
export async function presentChange(db: Db): Promise<string> {
  const { rows } = await sql<{ change: string }>`select current_setting('bank.change') as change`.execute(db)
  return rows[0]?.change ?? ''
}
