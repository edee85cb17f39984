import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Mention } from './references.ts'

/** Rows without a name are shown by their text; an old answer is only readable with the text it marked at that time. */
const TEXTED = ['selection', 'statement'] as const
export interface TextAt {
  table: (typeof TEXTED)[number]
  id: string
  /** The id of the history entry that refers to it. */
  entry: number
}

export const isTexted = (mention: Mention): mention is Mention & { table: TextAt['table'] } =>
  TEXTED.some((table) => table === mention.table)

const keyOf = ({ table, id, entry }: TextAt) => `${table} ${id} ${entry}`

/**
 * The texts of options and statements at the time of a history entry: the `before` of their next change. The returned
 * function gives undefined when the text has not changed since.
 */
export async function textsThen(db: Db, asked: TextAt[]): Promise<(one: TextAt) => string | undefined> {
  const known = new Map<string, string>()
  if (asked.length > 0) {
    const { rows } = await sql<TextAt & { text: string }>`
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
