import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { picturesUse } from './pictures-under-way.ts'

const { app, db } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))

/** The limit of an answer that is not taken, twenty times shorter. */
const { setTimeout } = ServerResponse.prototype
vi.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (this: ServerResponse, ms, cut) {
  return setTimeout.call(this, ms / 20, cut)
})
afterAll(() => vi.restoreAllMocks())

it('is cut when it takes nothing of its picture, and leaves its place', async () => {
  const { id, url } = await make(db).image()
  const bytes = randomBytes(8 * 1024 * 1024)
  await db.updateTable('image_bytes').set({ bytes }).where('image_id', '=', id).execute()
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' }).pause()
  socket.write(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await expect.poll(() => picturesUse().held).toBeGreaterThan(0)
  await expect.poll(() => picturesUse().held).toBe(0)
  socket.on('error', () => undefined).resume()
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(bytes.length)
})
