import { sql } from 'kysely'
import type { Db } from '../src/db/connect.ts'

/**
 * Returns a function that empties every table and starts all ids at 1 again. It deletes, because for the few rows of a
 * test that takes milliseconds; TRUNCATE writes a new file for each table and index, which thousands of rows are worth.
 */
export async function emptier(db: Db): Promise<() => Promise<void>> {
  statements ??= statementsFor(db)
  const all = sql.raw(await statements)
  return async () => void (await all.execute(db))
}

/** Bytes of a table. */
const LARGE = 512 * 1024

let statements: Promise<string> | undefined

/** All tables, each before those that it refers to. */
export async function childrenBeforeParents(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'`.execute(
    db,
  )
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db)
  return childrenFirst(
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
}

async function statementsFor(db: Db) {
  const order = await childrenBeforeParents(db)
  const restart = `select setval(quote_ident(schemaname) || '.' || quote_ident(sequencename), 1, false) from pg_sequences
    where last_value is not null and schemaname = current_schema()`
  // thousands of rows that a test has added may take longer than a request may
  const isQueue = (table: string) => table.endsWith('_due')
  const deleteAll = (tables: string[]) => tables.map((table) => `delete from "${table}"`).join(';\n')
  return `set local statement_timeout = 0;
    do $$ begin
      if exists (
        select from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
          and relname not like 'kysely%' and pg_relation_size(oid) > ${LARGE})
      then truncate ${order.map((table) => `"${table}"`).join(', ')};
      else
        ${deleteAll(order.filter((table) => !isQueue(table)))};
        -- what goes is noted for a job, some of it only at the end
        set constraints all immediate;
        ${deleteAll(order.filter(isQueue))};
      end if;
    end $$;
    ${restart}`
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
