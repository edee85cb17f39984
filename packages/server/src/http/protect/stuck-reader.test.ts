import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { picturesUse } from './pictures-under-way.ts'

const { app, db } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))

it('is cut when it takes nothing of its picture, and leaves its place', async () => {
  const { id, url } = await make(db).image()
  const bytes = randomBytes(8 * 1024 * 1024)
  await db.updateTable('image_bytes').set({ bytes }).where('image_id', '=', id).execute()
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' }).pause()
  socket.write(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await expect.poll(() => picturesUse().held).toBeGreaterThan(0)
  await expect.poll(() => picturesUse().held, { timeout: 50_000 }).toBe(0)
  socket.on('error', () => undefined).resume()
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(bytes.length)
}, 60_000)
