import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Mention } from './references.ts'

/** What is called by its own text, and a key means nothing without the words that it marked. */
const TEXTED = ['selection', 'statement'] as const
export interface Then {
  table: (typeof TEXTED)[number]
  id: string
  /** The entry of history that names it. */
  entry: number
}

export const isTexted = (mention: Mention): mention is Mention & { table: Then['table'] } =>
  TEXTED.some((table) => table === mention.table)

const keyOf = ({ table, id, entry }: Then) => `${table} ${id} ${entry}`

/** What options and statements said when an entry was written: their next change found it so. None: they still say it. */
export async function textsThen(db: Db, asked: Then[]): Promise<(one: Then) => string | undefined> {
  const known = new Map<string, string>()
  if (asked.length > 0) {
    const { rows } = await sql<Then & { text: string }>`
      select asked.resource as "table", asked.id::text, asked.entry, later.text
      from unnest(${asked.map(({ table }) => table)}::text[], ${asked.map(({ id }) => id)}::int[],
        ${asked.map(({ entry }) => entry)}::bigint[]) as asked (resource, id, entry)
      cross join lateral (
        select before ->> 'text' as text from history
        where row_id = asked.id and resource = asked.resource and id > asked.entry
        order by id limit 1) later
      where later.text is not null`.execute(db)
    for (const row of rows) known.set(keyOf(row), row.text)
  }
  return (one) => known.get(keyOf(one))
}
