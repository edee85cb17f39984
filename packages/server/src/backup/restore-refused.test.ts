import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { backedUp, rowsIn } from '../../test/backed-up.ts'
import { blankDatabase } from '../../test/database.ts'
import type { DatabaseAddress } from '../db/address.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { frame, told } from './frames.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'bank-refused-'))
const whole = join(folder, 'whole.backup')
const source = await backedUp(whole)
afterAll(async () => {
  await source.db.destroy()
  await rm(folder, { recursive: true })
})

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
