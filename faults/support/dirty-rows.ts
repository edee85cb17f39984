import { sql } from 'kysely'
import type { Db } from '../../packages/server/src/db/connect.ts'
import { make } from '../../packages/server/test/make.ts'

/** What older releases let in and today's would refuse: an accent of two characters, a line break, a mark of direction. */
const ODD_NAME = 'Pe\u0301cahan\n\u202Edesimal'
const LONG_TEXT = `<p>${'teks panjang '.repeat(2_000)}</p>`

/**
 * Rows of all kinds in both banks: without anything that may be missing, with names that today's release refuses, groups,
 * pictures, drafts, history of what is gone, sessions, waits and resets. Works on every schema with questions.
 */
export async function addDirtyRows(db: Db) {
  const a = make(db)
  const author = await a.account({ name: ODD_NAME, email: 'lama@contoh.test' })
  await a.account({ name: 'Pergi', email: null, is_active: 2, deleted_at: new Date('2020-02-29T17:00:00Z') })
  const [shown, draft] = [await a.image({ created_by: author }), await a.image()]
  const topic_id = await a.topic({ name: ODD_NAME, detail: `<p><img src="${shown.url}"></p>`, created_by: author })
  await a.subtopic({ topic_id, name: ODD_NAME })
  await a.indicator({ name: ' ' })
  const bare = { text: ' ', class_id: null, topic_id: null, level_id: null, created_by: null }
  const category_id = await a.category({ product_type: 2, name: ODD_NAME })
  const general = await a.question({
    topic_id,
    text: `<p>Pe\u0301cahan</p><img src="${shown.url}">`,
    created_by: author,
  })
  await a.question({ topic_id, parent_id: general, status: 'published', text: LONG_TEXT })
  await a.question({ topic_id, type: 1, answer: '' })
  for (const type of [2, 5]) await a.question({ ...bare, category_id, type })
  await a.answer({ question_id: general, selection_id: await a.selection({ question_id: general, text: ' ' }) })
  await a.selection({ question_id: general, image_id: shown.id })
  await a.keyword({ question_id: general, text: ODD_NAME })
  await a.shortAnswer({ question_id: await a.question({ topic_id, type: 3 }), text: ODD_NAME })
  await a.statementAnswer({
    statement_id: await a.statement({ question_id: await a.question({ ...bare, category_id, type: 5 }) }),
  })
  await a.discussion({ question_id: general, text: LONG_TEXT })
  await a.freeTrial({ question_id: general })
  await a.questionImage({ question_id: general, image_id: draft.id })
  await a.banner()
  // its history names rows that are gone
  const gone = await a.question({ topic_id })
  await db.deleteFrom('question').where('id', '=', gone).execute()
  await sql`insert into session (token_hash, account_id) values ('lama', ${author})`.execute(db)
  await sql`insert into throttle (key, hits, closed_till) values ('lama', 9, now() + interval '1 hour')`.execute(db)
  await sql`insert into password_reset (email, password_hash, code) values ('lama@contoh.test', '', '123456')`.execute(
    db,
  )
}

/** Tables that are worked out from others. */
const WORKED_OUT =
  /^(kysely_migration|backfill|change|change_part|question_search|content_words|search_word|topic_words|subtopic_words|question_lint|question_likeness|question_twin|question_lack|question_has|.*_due|.*_tally|.*_delta)$/

export type Rows = Map<string, Record<string, unknown>[]>

/** All rows of a database, but those that are worked out from others. */
export async function rowsIn(db: Db): Promise<Rows> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  )
  const rows: Rows = new Map()
  for (const { name } of tables.rows.filter((table) => !WORKED_OUT.test(table.name))) {
    const { rows: found } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}

/** The rows that are missing now or differ in a column of then. */
export const lostRows = (then: Rows, now: Rows): string[] =>
  [...then].flatMap(([table, rows]) => {
    const left = (now.get(table) ?? []).map(
      (row) => new Map(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)])),
    )
    return rows
      .filter(
        (row) =>
          !left.some((one) => Object.entries(row).every(([name, value]) => one.get(name) === JSON.stringify(value))),
      )
      .map((row) => `${table} ${JSON.stringify(row).slice(0, 200)}`)
  })
