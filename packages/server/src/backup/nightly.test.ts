import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { newerRelease } from '../../test/newer-release.ts'
import type { DatabaseAddress } from '../db/address.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { newestBackup } from './folder.ts'
import { backUpNightly } from './nightly.ts'
import type { Proof } from './prove-backup.ts'
import { verifyBackup } from './read-backup.ts'
import { oneServerOnly } from './scratch.repo.ts'

const top = await mkdtemp(join(tmpdir(), 'bank-nightly-'))
afterAll(() => rm(top, { recursive: true }))
const now = new Date('2026-11-22T02:00:05+07:00')
const NEW = 'bank-soal-2026-11-22-020005.backup'

async function night(name: string) {
  const address = await newDatabase()
  const db = connect(address, { pool: 1 })
  await make(db).answer()
  await db.destroy()
  const said: Proof[] = []
  const folder = join(top, name)
  return { address, folder, said, say: (proof: Proof) => void said.push(proof) }
}

async function databasesBeside(address: DatabaseAddress) {
  return onOneConnection(address, async (_, db) => {
    const { rows } = await sql`
      select datname from pg_database
      where datname = 'uji_cadangan_' || (select oid from pg_database where datname = current_database())`.execute(db)
    return rows
  })
}

it('makes one backup a night, restores it beside the bank, and leaves nothing but the file', async () => {
  const one = await night('proven')
  await backUpNightly(one, now)
  await backUpNightly(one, new Date(now.getTime() + 3_600_000))
  expect(await readdir(one.folder)).toEqual([NEW])
  expect(one.said).toMatchObject([{ restored: true }])
  expect((await verifyBackup(join(one.folder, NEW))).ends.get('answer')?.rows).toBe(1)
  expect(await newestBackup(one.folder, now)).toEqual(now)
  expect(await databasesBeside(one.address)).toEqual([])
})

it('clears away what a killed server left, and what has had its time, and nothing of others', async () => {
  const one = await night('rotated')
  await backUpNightly(one, new Date(now.getTime() - 86_400_000))
  const [yesterday] = await readdir(one.folder)
  const half = 'bank-soal-2026-11-20-020005.backup.belum-selesai'
  const older = 'bank-soal-2026-11-21-010000.backup'
  for (const name of [half, older, 'surat.txt']) await writeFile(join(one.folder, name), '')
  await backUpNightly(one, now)
  expect((await readdir(one.folder)).toSorted()).toEqual([yesterday, NEW, 'surat.txt'])
})

it('is one server`s work: another that is at it is let alone', async () => {
  const one = await night('shared')
  await oneServerOnly(one.address, () => backUpNightly(one, now))
  expect(one.said).toEqual([])
  await Promise.all([backUpNightly(one, now), backUpNightly(one, now)])
  expect(one.said).toHaveLength(1)
})

it('reads the file again where a copy would fill the disk', async () => {
  const one = await night('narrow')
  await backUpNightly({ ...one, freeBytes: async () => 1_000_000 }, now)
  expect(one.said).toMatchObject([{ restored: false, says: expect.stringMatching(/ruang disk/) }])
  expect(await readdir(one.folder)).toEqual([NEW])
})

it('only reads the file again where a later release has expanded the database', async () => {
  const one = await night('expanded')
  const expansion = '-- expand\nalter table subject add column later text;'
  await migrate(one.address, { folder: await newerRelease({ '0900-later': expansion }) })
  await backUpNightly(one, now)
  expect(one.said).toMatchObject([{ restored: false, says: expect.stringMatching(/diperluas/) }])
  expect(await readdir(one.folder)).toEqual([NEW])
})

it('keeps no backup that cannot be restored, and all that were there', async () => {
  const one = await night('unrestorable')
  await backUpNightly(one, new Date(now.getTime() - 86_400_000))
  const before = await readdir(one.folder)
  // a row that the constraint was never asked about
  await onOneConnection(one.address, async (client) => {
    await client.query('alter table subject drop constraint subject_name_check')
    await client.query("insert into subject (name, code) values ('', 'KOSONG')")
  })
  await expect(backUpNightly(one, now)).rejects.toThrow(/subject_name_check/)
  expect(await readdir(one.folder)).toEqual(before)
  expect(await databasesBeside(one.address)).toEqual([])
})
