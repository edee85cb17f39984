import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { workerDatabase } from '../../test/database.ts'

const db = await workerDatabase()

/** Accounts and their secrets, traces, bytes, what is derived. Whatever is not named here is content. */
const NOT_CONTENT = [
  'account',
  'account_password',
  'session',
  'password_reset',
  'throttle',
  'idempotency_key',
  'history',
  'image',
  'image_bytes',
  'text_image',
  'question_search',
  'question_delta',
  'question_lack',
  'lack_delta',
  'question_tally',
  'topic_tally',
  'month_tally',
]

const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(db)).rows.map(({ name }) => name)

it('writes history of every content table', async () => {
  const without = await names(sql`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'
      and not exists (
        select from pg_trigger
        where tgrelid = tablename::regclass and tgname = 'history' and tgenabled = 'O'
          and tgtype & 1 = 1 and tgtype & 2 = 0 and tgtype & (4 | 8 | 16) = (4 | 8 | 16))
    order by 1`)
  expect(without).toEqual(NOT_CONTENT.toSorted())
})

it('stamps every table that says when it was edited', async () => {
  const without = await names(sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'updated_at'
      and not exists (select from pg_trigger where tgrelid = table_name::regclass and tgname = 'stamp' and tgenabled = 'O')`)
  expect(without).toEqual([])
})

it('finds the rows that refer to another by an index', async () => {
  // who created and edited a row is no way to find it: accounts are never deleted
  const without = await names(sql`
    select conrelid::regclass || '.' || conname as name from pg_constraint as key
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and conname !~ '_(created|updated)_by_fkey$'
      and not exists (
        select from pg_index where indrelid = key.conrelid and indpred is null and indkey[0] = any(key.conkey))
    order by 1`)
  expect(without).toEqual([])
})

it('deletes no subject, class, category, topic, sub-topic, indicator, question or banner along with another row', async () => {
  const goAlong = await names(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype <> 'a' and connamespace = current_schema()::regnamespace`)
  const kept = [
    'subject',
    'class',
    'category',
    'topic',
    'subtopic',
    'indicator',
    'question_level',
    'question',
    'banner',
  ]
  expect(goAlong.filter((table) => kept.includes(table))).toEqual([])
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
