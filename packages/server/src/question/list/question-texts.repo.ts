import { type RawBuilder, sql } from 'kysely'
import { bytesOf } from '../../db/text-length.ts'
import type { DB } from '../../db/types.ts'

const ofPart = (table: keyof DB, ...columns: string[]) =>
  sql<number>`coalesce((select sum(${bytesOf(columns)}) from ${sql.table(table)} where question_id = q.id), 0)`

/** The bytes of a question's texts with those of its parts; the text of an option may stand in its answer again. */
export const textsOfQuestion = (id: RawBuilder<number>) => sql<number>`(
  select (${bytesOf(['q.text', 'q.answer'])} + octet_length(q.interaction::text) + 2 * ${ofPart('selection', 'text')} + ${ofPart('keyword', 'text')}
    + ${ofPart('short_answer', 'text', 'first_range', 'second_range')} + ${ofPart('statement', 'text')}
    + ${ofPart('discussion', 'text')})::int
  from question q where q.id = ${id})`
