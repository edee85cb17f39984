import type { Choices } from '@bank/exchange/write/sheet/columns'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A list that is longer offers no help, and its sheet would weigh more than the questions. */
const MOST = 2_000

/** The names of a bank that a sheet offers where they are to be typed. */
export async function choicesOf(db: Db, product_type: number): Promise<Choices> {
  const { rows } = await sql<{ kind: keyof Choices; names: string[] }>`
    select kind, array_agg(name order by name) as names from (
      select 'topic' as kind, t.name from topic t join category c on c.id = t.category_id where c.product_type = ${product_type}
      union select 'subtopic', s.name from subtopic s join topic t on t.id = s.topic_id
        join category c on c.id = t.category_id where c.product_type = ${product_type}
      union select 'class', name from class
      union select 'level', name from question_level) named
    group by kind having count(*) <= ${MOST}`.execute(db)
  return Object.fromEntries(rows.map(({ kind, names }) => [kind, names]))
}
