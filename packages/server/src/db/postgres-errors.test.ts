import { ApiError, HELD_SECONDS } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { connect, type Db } from './connect.ts'
import { fromPostgres } from './postgres-errors.ts'

const { db } = await world()
const a = make(db)

/** The error of a failing statement, as `fromPostgres` translates it. */
const said = (failing: Promise<unknown>) =>
  failing.then(
    () => 'no error',
    (error: unknown) => fromPostgres(error),
  )
const asks = (statement: string) => said(sql.raw(statement).execute(db))

it.each([
  ['a text with NUL', () => a.class({ name: 'a\0b' })],
  ['a number beyond int', (db: Db) => sql`select ${'2147483648'}::int`.execute(db)],
  ['no number', (db: Db) => sql`select ${'abc'}::int`.execute(db)],
  ['a text that is too long', () => a.class({ name: 'x'.repeat(256) })],
  ['a word outside a choice', () => a.class({ stage: 'TK' as 'SD' })],
  ['no day', (db: Db) => sql`select ${'2024-02-30'}::date`.execute(db)],
  ['nothing where something must be', (db: Db) => sql`insert into class (name) values ('Kelas 5')`.execute(db)],
  ['a negative offset', (db: Db) => sql`select 1 offset ${-1}::int`.execute(db)],
  ['a negative limit', (db: Db) => sql`select 1 limit ${-1}::int`.execute(db)],
])('refuses %s as data that cannot be', async (_, fails) => {
  expect(await said(fails(db))).toMatchObject({ code: 'VALIDATION' })
})

it('refuses what is too long for an index as data that cannot be', async () => {
  const noise = Array.from({ length: 400 }, () => crypto.randomUUID()).join('')
  expect(await said(sql`insert into throttle (key, hits) values (${noise}, 1)`.execute(db))).toMatchObject({
    code: 'VALIDATION',
  })
})

it('names the field of a row that refers to nothing', async () => {
  expect(await said(a.category({ subject_id: 4711 }))).toMatchObject({
    code: 'VALIDATION',
    fields: { subject_id: 'Pilihan tidak ditemukan.' },
  })
})

it('says what still uses a row', async () => {
  const id = await a.subject()
  await a.category({ subject_id: id })
  expect(await asks(`delete from subject where id = ${id}`)).toMatchObject({
    code: 'IN_USE',
    fields: { category: 'Data ini masih digunakan oleh kategori.' },
  })
})

it.each([
  ['takes too long', 'set local statement_timeout = 1; select pg_sleep(1)'],
  ['waits too long for a lock', 'set local lock_timeout = 1; select pg_advisory_xact_lock(1)'],
])('asks to come back when the database %s', async (_, statement) => {
  const holder = db.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(held)
    return asks(statement)
  })
  expect(await holder).toMatchObject({ code: 'UNAVAILABLE' })
})

it('says of a row that is held that the same may be sent again at once', async () => {
  await db.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(held)
    const refusal = await asks('set local lock_timeout = 1; select pg_advisory_xact_lock(1)')
    expect(refusal).toMatchObject({ retryAfterSeconds: HELD_SECONDS })
  })
  expect(await asks('set local statement_timeout = 1; select pg_sleep(1)')).toMatchObject({
    retryAfterSeconds: undefined,
  })
})

it.each(['data_corrupted', 'index_corrupted', 'io_error'])('tells people of a disk that gives %s', async (code) => {
  expect(await asks(`do $$ begin raise 'could not read block' using errcode = '${code}'; end $$`)).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('Beri tahu admin.'),
  })
})

it('asks to come back when there is no database', async () => {
  const nowhere = connect({ url: 'postgres://nobody@127.0.0.1:1/none' })
  expect(await said(sql`select 1`.execute(nowhere))).toMatchObject({ code: 'UNAVAILABLE' })
  await nowhere.destroy()
})

it('leaves a mistake of ours as it is', async () => {
  expect(await asks('select * from no_such_table')).not.toBeInstanceOf(ApiError)
})

it('has a word for every table whose rows keep another from being deleted', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype = 'a'
      and confrelid in (select tgrelid from pg_trigger where tgname = 'history')`.execute(db)
  const wordless = rows.filter(({ table }) => {
    const refusal = fromPostgres(Object.assign(new Error(), { code: '23503', detail: 'still referenced', table }))
    return JSON.stringify(refusal).includes('data lain')
  })
  expect(wordless.map(({ table }) => table)).toEqual([])
})

/** A second call for these adds no row: the handler answers before the index is reached. */
const ANSWERED_BEFORE = ['free_trial_question_id_key', 'question_image_image_id_key']

it('names the field of everything that people may say only once', async () => {
  // indexes that contain the id exist for foreign keys, and columns with a default are set by the server
  const { rows } = await sql<{ index: string }>`
    select indexrelid::regclass::text as index from pg_index
    where indisunique and not indisprimary
      and indrelid in (select tgrelid from pg_trigger where tgname = 'history' union select 'account'::regclass)
      and not exists (
        select from pg_attribute
        where attrelid = indrelid and attnum = any(indkey) and (attname = 'id' or atthasdef))
    order by 1`.execute(db)
  const nameless = rows.filter(({ index }) => {
    const refusal = fromPostgres(Object.assign(new Error(), { code: '23505', constraint: index }))
    return !(refusal instanceof ApiError && refusal.fields)
  })
  expect(nameless.map(({ index }) => index)).toEqual(ANSWERED_BEFORE)
})

it('asks to come back when the database is told to stop, and gives that connection to nobody else', async () => {
  expect(await asks('select pg_terminate_backend(pg_backend_pid())')).toMatchObject({ code: 'UNAVAILABLE' })
  await sql`select 1`.execute(db)
})
