import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { exportRoutes } from '@bank/contract'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { bodiesUse } from '../http/protect/bodies-under-way.ts'
import { storeFile } from './export.repo.ts'
import { runExports } from './run-exports.ts'

const { app, db, signIn } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
afterEach(async () => void (await expect.poll(bodiesUse, { timeout: 10_000 }).toEqual({ held: 0, waiting: 0 })))

const MIB = 1024 * 1024

/** An export whose file has 20 MiB, more than the buffers between server and client hold. */
async function large() {
  const staff = await signIn()
  const body = { product_type: 1 as const, kind: 'naskah' as const, select: { ids: [await make(db).question()] } }
  const [{ id_export: id }] = (await staff.call(exportRoutes.create, { body })).data
  await runExports(db)
  const bytes = randomBytes(20 * MIB)
  await storeFile(db, id, bytes, [])
  const { port } = app.server.address() as AddressInfo
  const asked = get({ port, path: `/v1/export/${id}/file`, headers: { token: staff.token }, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { id, bytes, answer }
}

it('is sent in pieces, of which two are held while it is read', async () => {
  const { bytes, answer } = await large()
  expect(bodiesUse()).toEqual({ held: MIB / 2, waiting: 0 })
  expect(answer.headers).toMatchObject({ 'content-length': `${20 * MIB}`, 'cache-control': 'no-store' })
  expect(bytes.equals(await buffer(answer))).toBe(true)
})

it('is cut when it was made anew meanwhile: no file is half one and half the other', async () => {
  const { id, answer } = await large()
  await storeFile(db, id, randomBytes(20 * MIB), [])
  await expect(buffer(answer).then(({ length }) => length)).rejects.toThrow('aborted')
})
