import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newDatabase, workerDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { rootOf } from '../history/families.ts'
import { connect, type Db } from './connect.ts'

const db = await workerDatabase()

/** Accounts and their secrets, logs, image bytes, derived data. Every table that is not listed here is content. */
const NOT_CONTENT = [
  'account',
  'account_password',
  'session',
  'session_origin',
  'known_device',
  'notice',
  'notice_mail',
  'editing',
  'view',
  'import_file',
  'import_job',
  'import_row',
  'import_line',
  'import_image',
  'import_sheet',
  'import_head',
  'export_job',
  'export_item',
  'export_file',
  'export_piece',
  'export_logo',
  'password_reset',
  'throttle',
  'known_place',
  'idempotency_key',
  'factor_totp',
  'factor_passkey',
  'factor_recovery_code',
  'factor_challenge',
  'history',
  'change',
  'change_part',
  'security_event',
  'image',
  'image_bytes',
  'image_object',
  'bucket_owner',
  'text_image',
  'question_search',
  'content_words',
  'search_word',
  'words_due',
  'topic_words',
  'subtopic_words',
  'word_due',
  'question_likeness',
  'likeness_due',
  'question_twin',
  'twin_due',
  'twin_denial',
  'question_lint',
  'lint_due',
  'lint_ignore',
  'question_review',
  'question_author',
  'review',
  'review_event',
  'review_policy',
  'key_check',
  'review_task',
  'review_thread',
  'review_comment',
  'comment_mention',
  'capability',
  'question_delta',
  'question_lack',
  'question_has',
  'lack_delta',
  'question_tally',
  'question_cell',
  'topic_tally',
  'month_tally',
  'backfill',
]

const names = async (query: ReturnType<typeof sql<{ name: string }>>, at = db) =>
  (await query.execute(at)).rows.map(({ name }) => name)

const withoutHistory = (at: Db) =>
  names(
    sql`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'
      and not exists (
        -- 1 of each row, 2 before, 4 insert, 8 delete, 16 update
        select from pg_trigger edits join pg_trigger inserts on inserts.tgrelid = edits.tgrelid
        where edits.tgrelid = tablename::regclass and edits.tgname = 'history' and inserts.tgname = 'history_insert'
          and edits.tgenabled = 'O' and inserts.tgenabled = 'O'
          and edits.tgtype & 31 = (1 | 8 | 16) and inserts.tgtype & 31 = 4)
    order by 1`,
    at,
  )

const withoutStamp = (at: Db) =>
  names(
    sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'updated_at'
      and not exists (select from pg_trigger where tgrelid = table_name::regclass and tgname = 'stamp' and tgenabled = 'O')
    order by 1`,
    at,
  )

it('writes history of every content table', async () => {
  expect(await withoutHistory(db)).toEqual(NOT_CONTENT.toSorted())
})

it('says of every index of questions which call it serves', async () => {
  const indexes = await names(sql`
    select indexrelid::regclass::text as name from pg_index
    where indrelid in ('question'::regclass, 'question_search'::regclass) and not (indisprimary and indrelid <> 'question'::regclass)
    order by 1`)
  const told = await readFile(new URL('../../../../docs/decisions/045-what-follows-a-save.md', import.meta.url), 'utf8')
  expect(indexes.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})

it('stamps every table that says when it was edited', async () => {
  expect(await withoutStamp(db)).toEqual([])
})

it('has in one line what a new table of content needs', async () => {
  const own = connect(await newDatabase(), { pool: 1 })
  const times = 'created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()'
  await sql`
    create table trial (id int generated always as identity primary key, name text, ${sql.raw(times)});
    create table trial_class (trial_id int references trial, class_id int references class, primary key (trial_id, class_id));
    create table hint (id int generated always as identity primary key, question_id int references question,
      position int, ${sql.raw(times)})`.execute(own)
  expect(await withoutHistory(own)).toEqual([...NOT_CONTENT, 'trial', 'trial_class', 'hint'].toSorted())
  expect(await withoutStamp(own)).toEqual(['hint', 'trial'])

  await sql`call keep_history('trial'); call keep_history('trial_class'); call keep_history('hint')`.execute(own)
  expect(await withoutHistory(own)).toEqual(NOT_CONTENT.toSorted())
  expect(await withoutStamp(own)).toEqual([])

  const [question, class_id] = [await make(own).question(), await make(own).class()]
  await sql`insert into trial (name) values ('UTBK')`.execute(own)
  await sql`insert into trial_class values (1, ${class_id})`.execute(own)
  await sql`insert into hint (question_id, position) values (${question}, 1)`.execute(own)
  const entries = await own
    .selectFrom('history')
    .select(['action', 'resource', 'row_id', 'question_id'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(entries).toEqual([
    { action: 'add', resource: 'hint', row_id: 1, question_id: question },
    { action: 'add', resource: 'trial_class', row_id: 1, question_id: null },
    { action: 'add', resource: 'trial', row_id: 1, question_id: null },
  ])

  // changing only the position of a part does not change its version (migration 0015)
  const edited = async (change: string) => {
    const { rows } = await sql<{ is: boolean }>`${sql.raw(change)} returning updated_at > created_at as is`.execute(own)
    return rows[0]?.is
  }
  expect(await edited("update trial set name = 'SNBT'")).toBe(true)
  expect(await edited('update hint set position = 2')).toBe(false)
  await own.destroy()
})

it('finds the rows that refer to another by an index', async () => {
  // accounts are never deleted, so the columns that name one who acted need no index
  const without = await names(sql`
    select conrelid::regclass || '.' || conname as name from pg_constraint as key
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and conname !~ '_(asked|created|updated|submitted|approved|settled|resolved)_by_fkey$'
      and not exists (
        select from pg_index where indrelid = key.conrelid and indpred is null and indkey[0] = any(key.conkey))
    order by 1`)
  expect(without).toEqual([])
})

/** Tables whose rows have a history of their own, not as a part of a question: read from the trigger's arguments. */
const ROOTS = sql`
  select tgrelid from pg_trigger
  where tgname = 'history' and split_part(encode(tgargs, 'escape'), '\\000', 1) = 'id'
    and split_part(encode(tgargs, 'escape'), '\\000', 2) in ('', 'id')`

it('deletes no row along with another but its parts and links', async () => {
  const goAlong = await names(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype <> 'a' and connamespace = current_schema()::regnamespace
      and conrelid in (${ROOTS})`)
  expect(goAlong).toEqual([])
  const roots = await names(sql`select tgrelid::regclass::text as name from (${ROOTS}) as root`)
  const tables = await names(sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'history'`)
  expect(roots.toSorted()).toEqual([...new Set(tables.map(rootOf))].toSorted())
})

it('vacuums questions after a few thousand changes in a bank of any size: each is a look into the table until then', async () => {
  const { rows } = await sql<{ name: string; value: number }>`
    select option_name as name, option_value::float as value
    from pg_class, pg_options_to_table(reloptions) where oid = 'question'::regclass`.execute(db)
  const option = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  const changesBefore = (vacuum: string) =>
    Number(option[`${vacuum}_threshold`]) + Number(option[`${vacuum}_scale_factor`]) * 1_000_000
  expect(changesBefore('autovacuum_vacuum')).toBeLessThan(3_000)
  expect(changesBefore('autovacuum_vacuum_insert')).toBeLessThan(3_000)
})
