import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'

/**
 * Returns a function that empties every table and starts all ids at 1 again. It deletes, because for the few rows of a
 * test that takes milliseconds; TRUNCATE would write a new file for each table and index.
 */
export async function emptier(db: Db): Promise<() => Promise<void>> {
  statements ??= statementsFor(db)
  const all = sql.raw(await statements)
  return async () => void (await all.execute(db))
}

let statements: Promise<string> | undefined

async function statementsFor(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'`.execute(
    db,
  )
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db)
  const order = childrenFirst(
    tables.map(({ name }) => name),
    // every deleted row writes history, so history is emptied after the others
    [
      ...references,
      ...references
        .filter(({ parent, child }) => parent === 'account' && child !== 'change')
        .flatMap(({ child }) => ['history', 'change'].map((parent) => ({ child, parent }))),
      // and every deleted question writes a delta
      { child: 'question', parent: 'question_delta' },
      { child: 'question', parent: 'lack_delta' },
      // and every deleted option notes its question
      { child: 'selection', parent: 'likeness_due' },
      { child: 'statement', parent: 'likeness_due' },
      { child: 'statement', parent: 'lint_due' },
      // and every deleted part of a question revises it
      ...[
        'discussion_image',
        'selection',
        'answer',
        'keyword',
        'short_answer',
        'statement',
        'statement_answer',
        'discussion',
      ].map((child) => ({ child, parent: 'review_event' })),
    ],
  )
  const restart = `select setval(quote_ident(schemaname) || '.' || quote_ident(sequencename), 1, false) from pg_sequences
    where last_value is not null and schemaname = current_schema()`
  // thousands of rows that a test has added may take longer than a request may
  return ['set local statement_timeout = 0', ...order.map((table) => `delete from "${table}"`), restart].join(';\n')
}

function childrenFirst(tables: string[], references: { child: string; parent: string }[]): string[] {
  if (tables.length === 0) return []
  const isFree = (table: string) =>
    !references.some(({ child, parent }) => parent === table && child !== table && tables.includes(child))
  const free = tables.filter(isFree)
  if (free.length === 0) throw new Error(`these tables refer to each other in a circle: ${tables.join(', ')}`)
  return [
    ...free,
    ...childrenFirst(
      tables.filter((table) => !free.includes(table)),
      references,
    ),
  ]
}
