import { subjectRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { damagedCopy, noFiles } from '../../test/damaged-database.ts'
import { newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { run } from '../../test/statement.ts'
import { buildApp } from '../app.ts'
import { openSession } from '../auth/session.repo.ts'
import { tellOfDamage, watchDamage } from '../start/watch-damage.ts'
import { connect } from './connect.ts'
import { type ChecksumFailures, damagedBy, isDamage, wordsFor } from './damage.ts'

it.skipIf(noFiles())('is told by what it belongs to, counted, and never a raw error to a client', async () => {
  const source = await newDatabase()
  const filled = connect(source, { pool: 1 })
  const account = await make(filled).account({ level: 1 })
  const token = await openSession(filled, account)
  await make(filled).subject()
  await make(filled).keyword()
  const { id: image_id } = await make(filled).image()
  await filled
    .updateTable('image_bytes')
    .set({ bytes: crypto.getRandomValues(Buffer.alloc(9_000)) })
    .execute()
  await filled.destroy()
  const [{ toast }] = await run(source, "select 'pg_toast_' || 'image_bytes'::regclass::oid as toast")
  const address = await damagedCopy(source, [
    { relation: 'subject', block: 0 },
    { relation: toast, block: 0 },
    { relation: 'keyword_pkey', block: 1 },
  ])

  const db = connect(address, { pool: 2 })
  const found: ChecksumFailures[] = []
  const damage = watchDamage(db, async (one) => {
    found.push(one)
    await tellOfDamage(db, app.log, one)
  })
  const lines: string[] = []
  const app = await buildApp({ db, logLevel: 'error', logTo: { write: (line) => void lines.push(line) } })
  await damage.look()
  const answer = await app.inject({ url: subjectRoutes.list.path, headers: { token } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    code: 'UNAVAILABLE',
    message: 'Sebagian data di disk server rusak, jadi permintaan ini tidak dapat dijawab. Beri tahu admin.',
  })
  expect(lines.join('')).toContain('"damaged":"tabel subject"')

  const wordsOf = async (read: Promise<unknown>) => {
    const error: unknown = await read.catch((error) => error)
    if (!isDamage(error)) throw new Error(`no damage: ${error}`)
    const damaged = await damagedBy(db, error)
    return damaged && wordsFor(damaged)
  }
  const readPicture = db.selectFrom('image_bytes').select('bytes').where('image_id', '=', image_id).execute()
  expect(await wordsOf(readPicture)).toBe('tabel image_bytes (teks panjang atau gambar)')
  const byNumber = db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await transaction.selectFrom('keyword').select('id').where('id', '>', 0).execute()
  })
  expect(await wordsOf(byNumber)).toBe('indeks keyword_pkey dari tabel keyword')
  const unreadable = sql`do $$ begin
    raise 'could not read blocks 0..0 in file "%": Input/output error', pg_relation_filepath('subject')
      using errcode = 'io_error';
  end $$`.execute(db)
  expect(await wordsOf(unreadable)).toBe('tabel subject')

  expect(found).toEqual([])
  await damage.look()
  await damage.look()
  expect(found).toEqual([{ count: damage.count(), last: expect.any(Date) }])
  expect(damage.count()).toBeGreaterThanOrEqual(3)
  const told = await db.selectFrom('notice').select(['account_id', 'kind']).execute()
  expect(told).toEqual([{ account_id: account, kind: 'damage' }])
  await app.close()
  await db.destroy()
})
