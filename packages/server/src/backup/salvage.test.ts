import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { ADMIN } from '../../test/backed-up.ts'
import { damagedCopy, noFiles } from '../../test/damaged-database.ts'
import { blankDatabase, newDatabase } from '../../test/database.ts'
import { connect, type Db } from '../db/connect.ts'
import { readEnv } from '../start/env.ts'
import { addFirstContent } from '../start/first-content.ts'
import { missingFrom } from './missing-from.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'bank-salvage-'))
afterAll(() => rm(folder, { recursive: true }))

async function opened<Result>(address: Awaited<ReturnType<typeof newDatabase>>, use: (db: Db) => Promise<Result>) {
  const db = connect(address, { pool: 1 })
  return use(db).finally(() => db.destroy())
}

const idsOf = async (db: Db, table: string, where = sql`true`) => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${where} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A bank with samples, and what stands in the pages that are damaged later. */
async function bank() {
  const address = await newDatabase()
  const stood = await opened(address, async (db) => {
    await addFirstContent(db, readEnv({ ...ADMIN, SEED: 'demo' }))
    const { rows } = await sql<{ toast: string; image: string }>`
      select 'pg_toast_' || 'image_bytes'::regclass::oid as toast,
        (select image_id from image_bytes where length(bytes) > 9000 order by ctid limit 1) as image`.execute(db)
    return {
      ...rows[0],
      inPage: await idsOf(db, 'question', sql`ctid >= '(1,0)' and ctid < '(2,0)'`),
      questions: await idsOf(db, 'question'),
      classes: await idsOf(db, 'class'),
    }
  })
  return { address, ...stood }
}

it.skipIf(noFiles())('takes what can be read, names what cannot, and is restored', async () => {
  const { address, toast = '', inPage, questions, classes } = await bank()
  const damaged = await damagedCopy(address, [
    { relation: 'question', block: 1 },
    { relation: 'class', block: 0 },
    { relation: 'account', block: 0 },
    { relation: toast, block: 0 },
    { relation: 'keyword_pkey', block: 1 },
  ])
  const path = join(folder, 'salvaged.backup')
  await expect(writeBackup(damaged, path)).rejects.toThrow(
    /^Tabel account rusak di disk \(.*\), jadi .*; selamatkan .* npm run backup -- --salvage, [^\n]*\.$/,
  )
  await writeBackup(damaged, path, { salvaging: true })

  const { header } = await verifyBackup(path)
  const lossOf = (table: string) => header.salvaged?.find((loss) => loss.table === table)
  expect(lossOf('question')).toMatchObject({ blocks: [1], rows: [], left_out: [] })
  expect(lossOf('class')?.blocks).toEqual([0])
  expect(lossOf('class')?.stand_ins.map(({ id }) => Number(id))).toEqual(expect.arrayContaining([classes[0]]))
  expect(lossOf('account_password')?.left_out).toEqual(['1'])
  expect(lossOf('image_bytes')?.rows.length).toBeGreaterThan(0)
  expect(lossOf('keyword')?.blocks).toEqual([])
  const words = missingFrom(header)
  expect(words).toContainEqual(expect.stringMatching(/^- tabel question: 1 blok tidak terbaca \(1\)/))
  expect(words).toContainEqual(expect.stringMatching(/^- tabel class: 1 blok .*pengganti bernama "\(hilang/))

  const restored = await blankDatabase()
  await restoreBackup(restored, path)
  await opened(restored, async (db) => {
    expect(await idsOf(db, 'question')).toEqual(questions.filter((id) => !inPage.includes(id)))
    expect(await idsOf(db, 'selection', sql`question_id = any(${inPage})`)).toEqual([])
    const { rows } = await sql<{ name: string }>`select name from class limit 1`.execute(db)
    expect(rows[0]?.name).toMatch(/^\(hilang \d+\)$/)
    const { rows: counts } = await sql<{ kept: number; counted: number }>`
      select (select sum(amount) from question_tally where facet = '')::int as kept, count(*)::int as counted from question`.execute(
      db,
    )
    expect(counts[0]?.kept).toBe(counts[0]?.counted)
  })
})

it('says that nothing is missing from a whole database, whose backup is then as any other', async () => {
  const address = await newDatabase()
  const path = join(folder, 'whole.backup')
  await writeBackup(address, path, { salvaging: true })
  const { header } = await verifyBackup(path)
  expect(missingFrom(header)).toEqual(['Tidak ada yang hilang: semuanya masih terbaca.'])
  await restoreBackup(await blankDatabase(), path)
})
