import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blankDatabase, newDatabase } from '../../test/database.ts'
import { withLateCopyEnd } from '../../test/late-copy-end.ts'
import { make } from '../../test/make.ts'
import { buildApp } from '../app.ts'
import type { DatabaseAddress } from '../db/address.ts'
import { connect, type Db } from '../db/connect.ts'
import { isMigrated, migrateWithin } from '../db/migrate.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { readEnv } from '../env.ts'
import { addFirstContent } from '../first-content.ts'
import { frame, told } from './frames.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = await mkdtemp(join(tmpdir(), 'bank-backup-'))
afterAll(() => rm(folder, { recursive: true }))
const whole = join(folder, 'whole.backup')

/** Stay behind: who is signed in, what waits for proof, and what is remembered for minutes. */
const STAY = ['session', 'password_reset', 'throttle', 'idempotency_key']

const ADMIN = { ADMIN_EMAIL: 'admin@contoh.test', ADMIN_PASSWORD: 'kunci-gudang-soal' }

let source: { address: DatabaseAddress; db: Db }
beforeAll(async () => {
  source = await opened(await newDatabase())
  await fill(source.db)
  await writeBackup(source.address, whole)
})
afterAll(() => source.db.destroy())

async function opened(address: DatabaseAddress) {
  return { address, db: connect(address, { pool: 3 }) }
}

/** The sample content, and a row of each kind that it lacks. */
async function fill(db: Db) {
  await addFirstContent(db, readEnv({ ...ADMIN, SEED: 'demo' }))
  const row = make(db)
  const account = await row.account({ name: 'Tab\tdan\\garis\nbaru "kutip"' })
  await db
    .insertInto('session')
    .values({ token_hash: Buffer.from('kunci'), account_id: account })
    .execute()
  await row.image()
  await row.questionImage({ question_id: await row.question({ text: '<p>π ≈ 3,14 \\N</p>' }) })
  await row.banner()
  await row.freeTrial()
  await row.statementAnswer()
  await row.shortAnswer()
  await row.keyword()
  const gone = await row.subject()
  await db.deleteFrom('subject').where('id', '=', gone).execute()
  const { id: image_id } = await row.image()
  const category_id = await row.category()
  await db.insertInto('category_image').values({ category_id, image_id, position: 0 }).execute()
  const topic_id = await row.topic()
  await db.insertInto('topic_image').values({ topic_id, image_id, position: 0 }).execute()
  const subtopic_id = await row.subtopic({ detail: `<p><img src="/media/${image_id}.png"></p>` })
  await db.insertInto('subtopic_image').values({ subtopic_id, image_id, position: 0 }).execute()
  const discussion_id = await row.discussion()
  await db.insertInto('discussion_image').values({ discussion_id, image_id, position: 0 }).execute()
  await sql`select fold_question_deltas()`.execute(db)
  await row.question()
}

/** Every row of every table, in the words of PostgreSQL. */
async function rowsIn(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%' order by 1`.execute(db)
  const entries = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db)
    return [name, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function restored(path: string) {
  const address = await blankDatabase()
  await restoreBackup(address, path)
  return opened(address)
}

describe('a backup', () => {
  it('comes back equal row by row, whatever the kind', async () => {
    const before = await rowsIn(source.db)
    const copy = await restored(whole)
    const after = await rowsIn(copy.db)
    for (const table of STAY) expect([table, after[table]]).toEqual([table, []])
    for (const table of Object.keys(before).filter((name) => !STAY.includes(name))) {
      expect([table, before[table]?.length]).not.toEqual([table, 0])
      expect([table, after[table]]).toEqual([table, before[table]])
    }
    expect(await isMigrated(copy.db)).toBe(true)
    await copy.db.destroy()
  })

  it('leaves the triggers at work and gives no number twice', async () => {
    const lastNumber = async (db: Db) => {
      const { rows } = await sql<{
        n: number
      }>`select last_value as n from pg_sequences where sequencename = 'subject_id_seq'`.execute(db)
      return rows[0]?.n ?? 0
    }
    const copy = await restored(whole)
    // the newest subject of all is gone, and history still speaks of it
    expect(await make(copy.db).subject()).toBe((await lastNumber(source.db)) + 1)

    const id = await make(copy.db).question()
    const seen = (table: 'question_search' | 'history') =>
      copy.db.selectFrom(table).select('question_id').where('question_id', '=', id).execute()
    expect(await seen('question_search')).toHaveLength(1)
    expect(await seen('history')).toHaveLength(1)
    const off = await sql`select from pg_trigger where tgenabled <> 'O'`.execute(copy.db)
    expect(off.rows).toEqual([])
    await copy.db.destroy()
  })

  it('comes back as a bank that works: sign-in, lists, pictures', async () => {
    const copy = await restored(whole)
    const app = await buildApp({ db: copy.db })
    const body = { ac_email: ADMIN.ADMIN_EMAIL, ac_password: ADMIN.ADMIN_PASSWORD }
    const { token } = (await app.inject({ method: 'POST', url: '/v1/login', body })).json()
    const list = await app.inject({ url: '/v1/question?page=1&limit=5', headers: { token } })
    expect(list.json().data).toHaveLength(5)
    const images = await copy.db.selectFrom('image').select(['id', 'type', 'etag']).execute()
    for (const { id, type, etag } of images) {
      const { rawPayload } = await app.inject({ url: `/media/${id}.${type}` })
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(etag)
    }
    await app.close()
    await copy.db.destroy()
  })

  it('is what one moment saw, whatever is written meanwhile', async () => {
    const path = join(folder, 'moment.backup')
    const subjects = () => source.db.selectFrom('subject').select('id').execute()
    const before = await subjects()
    const writing = await source.db.transaction().execute(async (blocker) => {
      // one of the first tables waits, so the rest is read after the change
      await sql`lock table month_tally in access exclusive mode`.execute(blocker)
      const writing = writeBackup(source.address, path)
      await expect.poll(() => waiting(source.db)).toBeGreaterThan(0)
      await sql`insert into subject (name, code) values ('Sesudahnya', 'SESUDAH')`.execute(source.db)
      return { writing }
    })
    await writing.writing
    const copy = await restored(path)
    expect(await copy.db.selectFrom('subject').select('id').execute()).toHaveLength(before.length)
    expect(await subjects()).toHaveLength(before.length + 1)
    await copy.db.destroy()
  })

  it('can be restored, however late the server says how many rows a table has', async () => {
    const path = join(folder, 'late.backup')
    const road = await withLateCopyEnd(source.address)
    await writeBackup(road.address, path)
    await road.close()
    await (await restored(path)).db.destroy()
  })

  it('is one file that nobody else may read, and never takes the place of another', async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600)
    await expect(writeBackup(source.address, whole)).rejects.toThrow(/sudah ada/)
    expect((await readdir(folder)).filter((name) => name.endsWith('.belum-selesai'))).toEqual([])
  })

  it('of an older schema is brought up to date', async () => {
    const address = await blankDatabase()
    await onOneConnection(address, (_, db) => migrateWithin(db, '0008-question-search'))
    const old = await opened(address)
    await make(old.db).question()
    const path = join(folder, 'old.backup')
    await writeBackup(address, path)
    const copy = await restored(path)
    expect(await isMigrated(copy.db)).toBe(true)
    const { rows } = await sql`select amount from question_tally where facet = ''`.execute(copy.db)
    expect(rows).toEqual([{ amount: 1 }])
    await old.db.destroy()
    await copy.db.destroy()
  })
})

async function waiting(db: Db) {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows[0]?.n
}

describe('refused, and the database stays empty:', () => {
  const headerOnly = (words: object) => gzipSync(told('H', words))
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(at) ^ 0x10, at)
    return copy
  }
  /** Written anew with right checksums of the packing, so that only our own can notice. */
  const repacked = (change: (plain: Buffer) => Buffer) => (bytes: Buffer) => gzipSync(change(gunzipSync(bytes)))
  const DAMAGED = /rusak atau terpotong/

  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2), DAMAGED],
    ['without its last byte', (bytes) => bytes.subarray(0, -1), DAMAGED],
    ['without its seal', repacked((plain) => plain.subarray(0, -37)), DAMAGED],
    ['a bit turned near the front', (bytes) => flipped(bytes, 200), DAMAGED],
    ['a bit turned in the middle', (bytes) => flipped(bytes, Math.floor(bytes.length / 2)), DAMAGED],
    ['a bit turned near the end', (bytes) => flipped(bytes, bytes.length - 6), DAMAGED],
    ['a letter of the header changed', repacked((plain) => flipped(plain, 60)), DAMAGED],
    ['a letter of a row changed', repacked((plain) => flipped(plain, Math.floor(plain.length / 2))), DAMAGED],
    ['a letter of the seal changed', repacked((plain) => flipped(plain, plain.length - 1)), DAMAGED],
    ['more behind the seal', repacked((plain) => Buffer.concat([plain, frame('D', Buffer.from('x'))])), DAMAGED],
    ['a text', () => Buffer.from('select 1;'), /bukan cadangan Bank Soal/],
    ['nothing at all', () => Buffer.alloc(0), DAMAGED],
    ['another packed file', () => gzipSync('H halo halo halo'), DAMAGED],
    ['a file of another program', () => headerOnly({ format: 'lain' }), /bukan cadangan Bank Soal/],
    ['a file of a later release', () => headerOnly({ format: 'bank-soal-backup', version: 2 }), /lebih baru/],
  ])('%s', async (_, damage, sentence) => {
    const path = join(folder, 'damaged.backup')
    await writeFile(path, damage(await readFile(whole)))
    const address = await blankDatabase()
    await expect(restoreBackup(address, path)).rejects.toThrow(sentence)
    expect(await tablesAt(address)).toEqual([])
  })

  it('rows that the tables do not take', async () => {
    const path = join(folder, 'strange.backup')
    const { header } = await verifyBackup(whole)
    const rows = Buffer.from('no such row\n')
    const [table, ...others] = header.tables
    const ends = others.map(({ name }) =>
      told('E', { table: name, rows: 0, sha256: createHash('sha256').digest('hex') }),
    )
    const sha256 = createHash('sha256').update(rows).digest('hex')
    const frames = [told('H', header), frame('D', rows), told('E', { table: table?.name, rows: 1, sha256 }), ...ends]
    const plain = Buffer.concat(frames)
    await writeFile(path, gzipSync(Buffer.concat([plain, frame('Z', createHash('sha256').update(plain).digest())])))
    const address = await blankDatabase()
    await expect(restoreBackup(address, path)).rejects.toThrow()
    expect(await tablesAt(address)).toEqual([])
  })

  it('a database that holds something', async () => {
    const before = await rowsIn(source.db)
    await expect(restoreBackup(source.address, whole)).rejects.toThrow(/sudah berisi tabel/)
    expect(await rowsIn(source.db)).toEqual(before)
  })

  it('a schema that this release does not know', async () => {
    const path = join(folder, 'later.backup')
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(source.db)
    await writeBackup(source.address, path)
    await sql`delete from kysely_migration where name = '9999-later'`.execute(source.db)
    const address = await blankDatabase()
    await expect(restoreBackup(address, path)).rejects.toThrow(/lebih baru/)
    expect(await tablesAt(address)).toEqual([])
  })
})

function tablesAt(address: DatabaseAddress) {
  return onOneConnection(address, async (client) => {
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
    return rows
  })
}
