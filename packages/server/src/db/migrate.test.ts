import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { blankDatabase, newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { newerRelease } from '../../test/newer-release.ts'
import { connect, type Db } from './connect.ts'
import { isMigrated, migrate } from './migrate.ts'

it('runs each migration once when several servers start at the same time', async () => {
  const address = await blankDatabase()
  const db = connect(address)
  expect(await isMigrated(db)).toBe(false)

  await Promise.all([migrate(address), migrate(address), migrate(address)])

  expect(await isMigrated(db)).toBe(true)
  const { rows } = await sql<{ twice: number }>`
    select count(*) - count(distinct name) as twice from kysely_migration`.execute(db)
  expect(rows).toEqual([{ twice: 0 }])
  await db.destroy()
})

it('goes on with a database that a later release has expanded, and with none that it has changed otherwise', async () => {
  const address = await newDatabase()
  const db = connect(address)
  const expanded = { '0900-later': '-- expand\nalter table subject add column later text;' }
  await migrate(address, { folder: await newerRelease(expanded) })
  await migrate(address)
  expect(await isMigrated(db)).toBe(true)

  const contracted = { ...expanded, '0901-less': '-- contract\nalter table subject drop column family;' }
  await migrate(address, { folder: await newerRelease(contracted) })
  await expect(migrate(address)).rejects.toThrow(
    /^Basis data ini sudah diubah oleh Bank Soal yang lebih baru \(0901-less\) .*: jalankan versi yang lebih baru itu, atau pulihkan cadangan/,
  )
  expect(await isMigrated(db)).toBe(false)
  await db.destroy()
})

it.each(['0010-of-another-line', '0900-of-unknown-kind'])('leaves a database alone that has run %s', async (name) => {
  const address = await newDatabase()
  const db = connect(address)
  const kind = name.startsWith('0010') ? 'expand' : null
  await sql`insert into kysely_migration (name, timestamp, kind) values (${name}, '', ${kind})`.execute(db)
  await expect(migrate(address)).rejects.toThrow(name)
  await db.destroy()
})

it('waits two seconds at a time for a table in use, and in the end says that it had no turn', async () => {
  const address = await newDatabase()
  const db = connect(address)
  const folder = await newerRelease({ '0900-later': '-- expand\nalter table subject add column later text;' })
  const user = await holding(db, (busy) => make(busy).subject())
  await expect(migrate(address, { folder, tries: 1 })).rejects.toThrow(/^Pembaruan 0900-later tidak mendapat giliran/)

  const said: string[] = []
  const say = (sentence: string) => void said.push(sentence)
  const migrated = migrate(address, { folder, say, between: 10 })
  await expect.poll(() => said).toEqual([expect.stringContaining('menunggu tabel')])
  await user.leave()
  await migrated
  expect(await columnsOf(db, 'subject')).toContain('later')
  await db.destroy()
})

it('builds an index of 100,000 rows while people write, and again when the build was killed', async () => {
  const address = await newDatabase()
  const db = connect(address)
  const filling = connect(address, { limits: 'migration', pool: 1 })
  await sql`insert into history (change_id, action, resource, row_id, title)
    select 'x', 'add', 'subject', n, 'judul ' || n from generate_series(1, 100000) n`.execute(filling)
  await filling.destroy()
  const folder = await newerRelease({
    '0900-history-title':
      '-- expand concurrently\n-- Finds a title.\ncreate index concurrently history_title\n  on history (title);',
  })
  const write = (busy: Db) => make(busy).subject()

  // the build waits for transactions that wrote before it began, and at its end for those that wrote meanwhile
  const early = await holding(db, write)
  const killed = migrate(address, { folder }).catch((error) => error)
  await expect.poll(() => phase(db)).toBe('waiting for writers before build')
  const late = await holding(db, write)
  await write(db)
  await early.leave()
  await expect.poll(() => phase(db)).toBe('waiting for writers before validation')
  await write(db)
  expect(await state(db)).toEqual([{ valid: false }])

  await sql`select pg_terminate_backend(pid) from pg_stat_progress_create_index where datname = current_database()`.execute(
    db,
  )
  expect(await killed).toBeInstanceOf(Error)
  await late.leave()
  expect(await state(db)).toEqual([{ valid: false }])
  await Promise.all([migrate(address, { folder }), migrate(address, { folder })])
  expect(await state(db)).toEqual([{ valid: true }])
  const { rows } = await sql`select kind from kysely_migration where name = '0900-history-title'`.execute(db)
  expect(rows).toEqual([{ kind: 'expand' }])
  await db.destroy()
})

it('records an index that was finished when its server died', async () => {
  const address = await newDatabase()
  const db = connect(address)
  await sql`create index history_title on history (title)`.execute(db)
  const file = '-- expand concurrently\ncreate index concurrently history_title on history (title);'
  await migrate(address, { folder: await newerRelease({ '0900-history-title': file }) })
  expect(await state(db)).toEqual([{ valid: true }])
  await db.destroy()
})

/** Runs `work` in a transaction that stays open until `leave`. */
async function holding(db: Db, work: (busy: Db) => Promise<unknown>) {
  const transaction = await db.startTransaction().execute()
  await work(transaction)
  return { leave: () => transaction.commit().execute() }
}

async function phase(db: Db) {
  const { rows } = await sql<{ phase: string }>`
    select phase from pg_stat_progress_create_index where relid = 'history'::regclass
      and datname = current_database()`.execute(db)
  return rows[0]?.phase
}

async function state(db: Db) {
  const { rows } = await sql`
    select indisvalid as valid from pg_index where indexrelid = to_regclass('history_title')`.execute(db)
  return rows
}

async function columnsOf(db: Db, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0`.execute(db)
  return rows.map(({ name }) => name)
}
