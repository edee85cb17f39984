import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { damagedCopy, noFiles } from '../../test/damaged-database.ts'
import { blankDatabase, newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { newerRelease } from '../../test/newer-release.ts'
import { buildApp } from '../app.ts'
import { backupName } from '../backup/backup-name.ts'
import { takeTurn } from '../db/backfill.repo.ts'
import { connect, type Db } from '../db/connect.ts'
import { migrate, migrateWithin } from '../db/migrate.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { BACKFILLS } from '../start/backfills.ts'
import { readEnv } from '../start/env.ts'
import { clock, databaseChecks } from './database.ts'
import { examine } from './examine.ts'
import { dataFolder, diskSpace, lastBackup, mail, network, nodeVersion, port } from './machine.ts'

const top = await mkdtemp(join(tmpdir(), 'bank-doctor-'))
afterAll(() => rm(top, { recursive: true }))
const env = (said: Record<string, string> = {}) => readEnv({ DATA_DIR: top, ...said })
const state = (name: string) => expect.objectContaining({ state: name })

describe('the machine', () => {
  it.each([
    ['18.20.0', 'wrong'],
    ['20.18.3', 'wrong'],
    ['20.19.0', 'well'],
    ['24.1.0', 'well'],
  ])('with Node.js %s is %s', (version, is) => {
    expect(nodeVersion(version)).toEqual(state(is))
  })

  it('has a folder that can be written, or that is to be made', async () => {
    expect(await dataFolder(env({ DATA_DIR: join(top, 'not', 'yet') }))).toEqual(state('well'))
    await writeFile(join(top, 'letter'), '')
    expect(await dataFolder(env({ DATA_DIR: join(top, 'letter', 'data') }))).toEqual(state('wrong'))
  })

  it.each([
    [100, 'wrong'],
    [600, 'weak'],
    [5000, 'well'],
  ])('with %d MB free is %s', async (megabytes, is) => {
    const look = async () => ({ bavail: megabytes, bsize: 1024 * 1024 })
    expect(await diskSpace(env(), look)).toEqual(state(is))
  })

  it('has a free port, or one that Bank Soal itself serves', async () => {
    expect(await port(env({ PORT: '0' }))).toEqual(state('well'))
    const stranger = createServer((_, answer) => answer.end('halo')).listen(0, '127.0.0.1')
    await new Promise((listening) => stranger.once('listening', listening))
    expect(await port(env({ PORT: portOf(stranger.address()) }))).toEqual(state('wrong'))
    stranger.close()
    const db = connect(await newDatabase(), { pool: 1 })
    const app = await buildApp({ db })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    expect(await port(env({ PORT: new URL(address).port }))).toEqual(state('well'))
    await app.close()
    await db.destroy()
    expect(await port(env({ HOST: '203.0.113.7' }))).toEqual(state('wrong'))
  })

  it.each([
    [{}, 'well'],
    [{ HOST: '0.0.0.0' }, 'weak'],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' }, 'well'],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1', BASE_URL: 'http://soal.test' }, 'weak'],
  ])('in a network as %j is %s', (said, is) => {
    expect(network(env(said))).toEqual(state(is))
  })

  it('sends mail whose links people can open', () => {
    const smtp = { SMTP_URL: 'smtp://surat.test', MAIL_FROM: 'soal@contoh.test', HOST: '0.0.0.0' }
    expect(mail(env({ ...smtp, BASE_URL: 'http://localhost:3000' }))).toEqual(state('wrong'))
    expect(mail(env({ ...smtp, BASE_URL: 'https://soal.contoh.test' }))).toEqual(state('well'))
  })

  it('has a backup of these days', async () => {
    const BACKUP_DIR = join(top, 'backups')
    expect(await lastBackup(env())).toEqual(state('weak'))
    expect(await lastBackup(env({ BACKUP_DIR }))).toEqual(state('wrong'))
    const made = new Date('2026-11-20T02:00:00+07:00')
    await mkdir(BACKUP_DIR)
    await writeFile(join(BACKUP_DIR, backupName(made)), '')
    expect(await lastBackup(env({ BACKUP_DIR }), new Date('2026-11-21T09:00:00+07:00'))).toEqual(state('well'))
    expect(await lastBackup(env({ BACKUP_DIR }), new Date('2026-11-23T09:00:00+07:00'))).toEqual(state('wrong'))
    expect(await lastBackup(env({ BACKUP_DIR: join(top, 'letter', 'b') }))).toEqual(state('wrong'))
  })
})

const portOf = (address: AddressInfo | string | null) => (address instanceof Object ? String(address.port) : '0')

describe('the database', () => {
  const look = (db: Db, name: string) => databaseChecks.find((check) => check.name === name)?.look(db)
  /** In a database without rows each is finished in one turn. */
  const finishBackfills = async (db: Db) => {
    for (const job of BACKFILLS) expect(await takeTurn(db, job)).toBe(1)
  }

  it('that is well is told so, except that this run gave up durability', async () => {
    const db = connect(await newDatabase(), { pool: 1 })
    await finishBackfills(db)
    await make(db).answer()
    await make(db).questionImage()
    for (const { name } of databaseChecks.filter(({ name }) => name !== 'Ketahanan')) {
      expect([name, await look(db, name)]).toEqual([name, state('well')])
    }
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db)
    expect(await look(db, 'Ketahanan')).toEqual(state(rows[0]?.fsync === 'off' ? 'wrong' : 'well'))
    await db.destroy()
  })

  it('has no job that was cut off three times', async () => {
    const db = connect(await newDatabase(), { pool: 1 })
    const id = await make(db).question()
    await sql`insert into twin_due values (${id}, 3)`.execute(db)
    const { code } = await db.selectFrom('question').select('code').where('id', '=', id).executeTakeFirstOrThrow()
    const says = `1 pekerjaan terputus tiga kali lalu disisihkan: soal kembar ${code}`
    expect(await look(db, 'Antrean')).toMatchObject({ state: 'wrong', says })
    await db.destroy()
  })

  it('has counts and pictures that are what they should be', async () => {
    const db = connect(await newDatabase(), { pool: 1 })
    await make(db).question()
    await sql`delete from question_delta`.execute(db)
    expect(await look(db, 'Hitungan')).toEqual(state('wrong'))
    await sql`select recount_questions()`.execute(db)
    expect(await look(db, 'Hitungan')).toEqual(state('well'))
    await sql`update question_cell set amount = amount + 1`.execute(db)
    expect(await look(db, 'Hitungan')).toEqual(state('wrong'))

    const { id } = await make(db).image()
    await db
      .updateTable('image_bytes')
      .set({ bytes: Buffer.from('x') })
      .where('image_id', '=', id)
      .execute()
    expect(await look(db, 'Gambar')).toMatchObject({ state: 'wrong', says: expect.stringContaining(id) })
    await db.deleteFrom('image_bytes').execute()
    expect(await look(db, 'Gambar')).toEqual(state('wrong'))
    await db.destroy()
  })

  it.skipIf(noFiles())('with damaged pages is told the table, the index, and what to do', async () => {
    const source = await newDatabase()
    const filled = connect(source, { pool: 1 })
    await make(filled).keyword()
    await filled.destroy()
    const index = await damagedCopy(source, [{ relation: 'keyword_pkey', block: 1 }])
    const db = connect(index, { pool: 1 })
    expect(await look(db, 'Isi disk')).toEqual({
      state: 'wrong',
      says: 'rusak di disk: indeks keyword_pkey dari tabel keyword',
      todo: expect.stringContaining('"reindex index keyword_pkey"'),
    })
    await sql`reindex index keyword_pkey`.execute(db)
    expect(await look(db, 'Isi disk')).toMatchObject({ state: 'well' })
    await db.destroy()

    const table = connect(await damagedCopy(index, [{ relation: 'keyword', block: 0 }]), { pool: 1 })
    expect(await look(table, 'Isi disk')).toEqual({
      state: 'wrong',
      says: 'rusak di disk: tabel keyword (1 blok tidak terbaca)',
      todo: expect.stringMatching(/^Jalankan npm run backup -- --salvage, .* npm run restore/),
    })
    expect(await look(table, 'Checksum')).toMatchObject({ state: 'wrong', todo: expect.stringContaining('Isi disk') })
    await table.destroy()
  })

  it('has the schema of this release', async () => {
    const address = await blankDatabase()
    await onOneConnection(address, (_, db) => migrateWithin(db, '0008-question-search'))
    const db = connect(address, { pool: 1 })
    expect(await look(db, 'Skema')).toEqual(state('weak'))
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
    expect(await look(db, 'Skema')).toEqual(state('wrong'))
    await db.destroy()
  })

  it('tells what is still being filled', async () => {
    const db = connect(await newDatabase(), { pool: 1 })
    for (const { name } of BACKFILLS) {
      expect(await look(db, 'Pengisian')).toMatchObject({ state: 'weak', says: expect.stringContaining(`${name} 0 %`) })
    }
    await finishBackfills(db)
    await db.insertInto('backfill').values({ name: 'kata_soal', done_to: 420, goes_to: 999 }).execute()
    expect(await look(db, 'Pengisian')).toMatchObject({ state: 'weak', says: 'kata_soal 42 %' })
    await db.updateTable('backfill').set({ finished_at: new Date() }).execute()
    expect(await look(db, 'Pengisian')).toEqual(state('well'))
    await db.destroy()
  })

  it('may have been expanded by a later release', async () => {
    const address = await newDatabase()
    await migrate(address, { folder: await newerRelease({ '0900-later': '-- expand\nselect 1;' }) })
    const db = connect(address, { pool: 1 })
    expect(await look(db, 'Skema')).toMatchObject({ state: 'weak', says: expect.stringContaining('0900-later') })
    await db.destroy()
  })

  it.each([
    [-800, 'well'],
    [20_000, 'weak'],
    [-3_600_000, 'wrong'],
  ])('with a clock %d ms apart is %s', (skew, is) => {
    expect(clock(skew)).toEqual(state(is))
  })
})

it('says all in one report, and what to do', async () => {
  const DATABASE_URL = 'postgres://bank:sandi@127.0.0.1:1/bank_soal'
  const { lines, healthy } = await examine(env({ DATABASE_URL, PORT: '0' }), {
    url: DATABASE_URL,
    folder: top,
    say: () => {},
  })
  expect(healthy).toBe(false)
  expect(lines.join('\n')).toMatch(/SALAH {2}Basis data: tidak dapat dipakai: .*\n {7}-> Periksa DATABASE_URL/)
  expect(lines.join('\n')).not.toContain('sandi@')
  expect(lines.at(-1)).toBe('1 hal perlu diperbaiki.')
})
