import { type RawBuilder, sql } from 'kysely'
import type { DB } from './types.ts'

/** The bytes of these columns together. PostgreSQL knows the length of a long text without reading it. */
export const bytesOf = (columns: string[]) =>
  sql<number>`(${sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  )})`

/** The bytes of a row's long texts, by its id. */
export const textsOf =
  (table: keyof DB, ...columns: string[]) =>
  (id: RawBuilder<number>) =>
    sql<number>`(select ${bytesOf(columns)} from ${sql.table(table)} where id = ${id})`
