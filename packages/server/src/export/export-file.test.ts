import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { exportRoutes, IMPORT_LIMITS } from '@bank/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { bodiesUse } from '../http/protect/bodies-under-way.ts'
import { fail } from './export.repo.ts'
import { findFile, storePieces, useFile } from './export-file.repo.ts'
import { notTakenBack } from './make/make-file.ts'
import { runExports } from './run-exports.ts'

const { app, db, signIn } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
afterEach(async () => void (await expect.poll(bodiesUse).toEqual({ held: 0, waiting: 0 })))

const MIB = 1024 * 1024

async function made() {
  const staff = await signIn()
  const body = { product_type: 1 as const, kind: 'naskah' as const, select: { ids: [await make(db).question()] } }
  const [{ id_export: id }] = (await staff.call(exportRoutes.create, { body })).data
  await runExports(db)
  return { staff, id }
}

async function* inOne(bytes: Uint8Array) {
  yield bytes
}

/** As a process that has just written these bytes for an export ends its work. */
async function replaceFile(id: number, bytes: Uint8Array, attempts = 1) {
  await sql`update export_job set state = 'making', attempts = 1 where id = ${id}`.execute(db)
  const file = await storePieces(db, id, inOne(bytes))
  return useFile(db, { id, attempts }, file?.name ?? '', [])
}

/** An export whose file has 20 MiB, more than the buffers between server and client hold. */
async function large() {
  const { staff, id } = await made()
  const bytes = randomBytes(20 * MIB)
  await replaceFile(id, bytes)
  const { port } = app.server.address() as AddressInfo
  const asked = get({ port, path: `/v1/export/${id}/file`, headers: { token: staff.token }, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { id, bytes, answer }
}

const pieces = () => db.selectFrom('export_piece').select('no').execute()

it('is sent in pieces, of which two are held while it is read', async () => {
  const { bytes, answer } = await large()
  expect(bodiesUse()).toEqual({ held: MIB / 2, waiting: 0 })
  expect(answer.headers).toMatchObject({ 'content-length': `${20 * MIB}`, 'cache-control': 'no-store' })
  expect(bytes.equals(await buffer(answer))).toBe(true)
})

it('is cut when it was made anew meanwhile: no file is half one and half the other', async () => {
  const { id, answer } = await large()
  await replaceFile(id, randomBytes(20 * MIB))
  await expect(buffer(answer).then(({ length }) => length)).rejects.toThrow('aborted')
})

it('is stored piece by piece: no more is written before the database has taken a piece', async () => {
  const { id } = await made()
  let written = 0
  async function* slow() {
    for (; written < 64; written += 1) {
      const stored = (await pieces()).length
      // 16 chunks a piece, and those of the file that stands
      expect(stored).toBeGreaterThanOrEqual(Math.floor(written / 16))
      yield randomBytes(16 * 1024)
      await turn()
    }
  }
  expect(await storePieces(db, id, slow())).toMatchObject({ size: 64 * 16 * 1024 })
})

it('leaves nothing of a file that is too large, that fails, or whose export was taken by another process', async () => {
  const { staff, id } = await made()
  const before = await pieces()
  expect(await storePieces(db, id, inOne(randomBytes(MIB)), MIB - 1)).toBeUndefined()
  async function* failing() {
    yield randomBytes(MIB)
    throw new Error('gone')
  }
  await expect(storePieces(db, id, failing())).rejects.toThrow('gone')
  expect(await replaceFile(id, randomBytes(MIB), 2)).toBe(false)
  await fail(db, { id, attempts: 2 }, 'Berkas tidak dapat dibuat.')
  expect(await db.selectFrom('export_job').select('state').where('id', '=', id).execute()).toEqual([
    { state: 'making' },
  ])
  expect(await pieces()).toEqual(before)
  const { rawPayload } = await staff.send(exportRoutes.file, { params: { id } })
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('is sent as the release before stored it, unless it was made anew since', async () => {
  const { staff, id } = await made()
  const whole = randomBytes(MIB)
  const sent = async () => (await staff.send(exportRoutes.file, { params: { id } })).rawPayload
  await db.insertInto('export_file').values({ export_id: id, bytes: whole }).execute()
  expect(whole.equals(await sent())).toBe(true)
  await db.deleteFrom('export_piece').execute()
  expect((await staff.call(exportRoutes.get, { params: { id } })).data[0].has_file).toBe(true)
  expect(whole.equals(await sent())).toBe(true)
  await replaceFile(id, Buffer.from('baru'))
  expect((await sent()).toString()).toBe('baru')
  expect(await findFile(db, id)).toMatchObject({ size: 4 })
})

it('says of a file to be edited that it is too large to be imported again', () => {
  expect(notTakenBack('suntingan', IMPORT_LIMITS.file)).toEqual([])
  expect(notTakenBack('suntingan', IMPORT_LIMITS.file + 1)).toEqual([expect.stringContaining('50 MB')])
  expect(notTakenBack('naskah', IMPORT_LIMITS.file + 1)).toEqual([])
})
