import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { newerRelease } from '../../test/newer-release.ts'
import { type DatabaseAddress, driverOptions } from '../db/address.ts'
import { migrate } from '../db/migrate.ts'
import { StartRefused } from '../process/start-refused.ts'
import { openDatabase } from './open.ts'
import { explaining } from './refusal.ts'

const folder = await mkdtemp(join(tmpdir(), 'bank-refusal-'))
afterAll(() => rm(folder, { recursive: true }))

/** What a start says on this database. */
async function refusalOn(url: string): Promise<unknown> {
  const wishes = { url, folder, say: () => {} }
  return explaining(wishes, () => openDatabase(wishes)).catch((error) => error)
}

/** The server of the tests as a DATABASE_URL, with one part changed. */
function urlOf(address: DatabaseAddress, change: { user?: string; password?: string; database?: string }) {
  const {
    host = '',
    user,
    password,
    database,
    connectionString,
  } = { connectionString: undefined, ...driverOptions(address) } as {
    host?: string
    user: string
    password: string
    database: string
    connectionString?: string
  }
  const url = new URL(connectionString ?? `postgres://x@x/${database}?host=${encodeURIComponent(host)}`)
  if (!connectionString) Object.assign(url, { username: user, password })
  return Object.assign(url, {
    ...(change.user && { username: change.user }),
    ...(change.password && { password: change.password }),
    ...(change.database && { pathname: `/${change.database}` }),
  }).href
}

const sentence = (start: RegExp) => expect.objectContaining({ message: expect.stringMatching(start) })
const ONE = /^DATABASE_URL: server \S+ [^\n]+; [^\n]+\.$/

it.each([
  [{ password: 'keliru' }, /menolak nama atau sandi .*; perbaiki keduanya/],
  [{ database: 'tidak_ada' }, /belum memiliki basis data itu .*; buat dahulu dengan createdb/],
])('says in one sentence what is wrong with %j', async (change, what) => {
  const error = await refusalOn(urlOf(inject('server'), change))
  expect(error).toBeInstanceOf(StartRefused)
  expect(error).toEqual(sentence(what))
  expect(error).toEqual(sentence(ONE))
})

it('says that nobody listens there, or that what listens there is silent', async () => {
  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await new Promise((done) => silent.once('listening', done))
  const address = silent.address()
  const port = address instanceof Object ? address.port : 0
  for (const host of ['127.0.0.1:1', `127.0.0.1:${port}`, 'tidak-ada.invalid']) {
    const error = await refusalOn(`postgres://bank:sandi@${host}/bank_soal`)
    expect(error).toEqual(sentence(/^DATABASE_URL: server \S+ tidak dapat dihubungi \([^\n]+\); periksa alamatnya/))
  }
  silent.close()
})

/** A migration that fails leaves it as it was. */
const address = await newDatabase()

it.each([
  ['disk_full', /^DATABASE_URL: disk server \S+ penuh \(.*\); kosongkan ruang di sana/],
  ['io_error', /^DATABASE_URL: data di server \S+ rusak \(.*\); periksa dengan npm run doctor/],
  ['data_corrupted', /^DATABASE_URL: data di server \S+ rusak \(.*\); periksa dengan npm run doctor/],
  ['syntax_error', /^Basis data tidak dapat diperbarui \(gagal\); .* jalankan lagi setelah sebabnya dibetulkan/],
])('says it of a migration that fails with %s', async (condition, what) => {
  const text = `-- expand\ndo $$ begin raise 'gagal' using errcode = '${condition}'; end $$;`
  const migrations = await newerRelease({ '0900-fails': text })
  const wishes = { url: urlOf(address, {}), folder }
  await expect(explaining(wishes, () => migrate(address, { folder: migrations }))).rejects.toThrow(what)
})

it('leaves other failures as they are', async () => {
  const error = new TypeError('a mistake of ours')
  await expect(explaining({ folder }, () => Promise.reject(error))).rejects.toBe(error)
  const refusal = new StartRefused('Sudah dikatakan.', { cause: new Error('x') })
  await expect(explaining({ folder }, () => Promise.reject(refusal))).rejects.toBe(refusal)
})
