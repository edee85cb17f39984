import { sql } from 'kysely'
import { joinDatabase } from '../src/postgres/join.ts'

/** Every column that holds HTML. */
export const HTML_COLUMNS = {
  category: ['detail'],
  topic: ['detail'],
  subtopic: ['detail'],
  question: ['text', 'answer'],
  discussion: ['text'],
  selection: ['text'],
  keyword: ['text'],
  short_answer: ['text'],
  statement: ['text'],
}

/** Writes texts in turn to every HTML column of every row, directly in the database, without the server's cleaning. */
export async function storeRaw(dataFolder: string, texts: string[]) {
  const { db, close } = await joinDatabase({ folder: dataFolder, say: () => {} })
  for (const [table, columns] of Object.entries(HTML_COLUMNS)) {
    for (const column of columns) {
      await sql`
        with numbered as (select id, (row_number() over (order by id))::int - 1 as place from ${sql.table(table)})
        update ${sql.table(table)} as kept set ${sql.ref(column)} = (${texts}::text[])[1 + place % ${texts.length}]
        from numbered where numbered.id = kept.id`.execute(db)
    }
  }
  await close()
}
