import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { ADMIN, backedUp, opened, rowsIn } from '../../test/backed-up.ts'
import { blankDatabase } from '../../test/database.ts'
import { withLateCopyEnd } from '../../test/late-copy-end.ts'
import { make } from '../../test/make.ts'
import { buildApp } from '../app.ts'
import type { Db } from '../db/connect.ts'
import { isMigrated, migrateWithin } from '../db/migrate.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'bank-backup-'))
afterAll(() => rm(folder, { recursive: true }))
const whole = join(folder, 'whole.backup')

/** Stay behind: who is signed in, what waits for proof, what is remembered for minutes, and files that are being read. */
const STAY = [
  'session',
  'session_origin',
  'password_reset',
  'throttle',
  'known_place',
  'idempotency_key',
  'editing',
  'factor_challenge',
  'import_file',
  'export_file',
  'export_piece',
  'image_object',
  'bucket_owner',
]

const source = await backedUp(whole)
afterAll(() => source.db.destroy())

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
