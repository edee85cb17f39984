import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { urlOf } from '../media/media-url.repo.ts'
import type { Mention, Named } from './references.ts'

/** The name by which people know a row of each table; `named` is the SQL alias of the row. */
const NAME: Record<Named, RawBuilder<string>> = {
  subject: sql`named.name`,
  class: sql`named.name`,
  category: sql`named.name`,
  indicator: sql`named.name`,
  question_level: sql`named.name`,
  topic: sql`named.name`,
  subtopic: sql`named.name`,
  question: sql`named.code`,
  selection: sql`named.text`,
  statement: sql`named.text`,
  discussion: sql`(select code from question where id = named.question_id)`,
  image: urlOf('named'),
}

export interface Name {
  name: string
  /** The row was deleted, and the name is the last one in history. */
  gone: boolean
}

type Asked = Pick<Mention, 'table' | 'id'>
const keyOf = ({ table, id }: Asked) => `${table} ${id}`

/** Loads the names of these rows. The returned function gives the name of one, undefined when it never existed. */
export async function namesOf(db: Db, asked: Asked[]): Promise<(one: Asked) => Name | undefined> {
  const current = await namesNow(db, asked)
  const known = new Map<string, Name>(current.map((row) => [keyOf(row), { name: row.name, gone: false }]))
  const missing = asked.filter((one) => one.table !== 'image' && !known.has(keyOf(one)))
  for (const row of await lastNames(db, missing)) known.set(keyOf(row), { name: row.name, gone: true })
  return (one) => known.get(keyOf(one))
}

interface Found {
  table: Named
  id: string
  name: string
}

async function namesNow(db: Db, asked: Asked[]): Promise<Found[]> {
  const tables = [...new Set(asked.map(({ table }) => table))]
  if (tables.length === 0) return []
  const lookups = tables.map((table) => {
    const ids = asked.filter((one) => one.table === table).map(({ id }) => id)
    const type = sql.raw(table === 'image' ? 'text[]' : 'int[]')
    return sql`select ${table}::text as "table", named.id::text, ${NAME[table]} as name
      from ${sql.table(table)} named where named.id = any(${ids}::${type})`
  })
  const { rows } = await sql<Found>`${sql.join(lookups, sql` union all `)}`.execute(db)
  return rows
}

async function lastNames(db: Db, asked: Asked[]): Promise<Found[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<Found>`
    select asked.resource as "table", asked.id::text, coalesce(last.name, '') as name
    from unnest(${asked.map(({ table }) => table)}::text[], ${asked.map(({ id }) => id)}::int[]) as asked (resource, id)
    cross join lateral (
      select case resource when 'question' then title else coalesce(before ->> 'name', before ->> 'text') end as name
      from history where row_id = asked.id and resource = asked.resource and before is not null
      order by id desc limit 1) last`.execute(db)
  return rows
}
