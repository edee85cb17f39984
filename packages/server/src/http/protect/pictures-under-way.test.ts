import { randomBytes } from 'node:crypto'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { picturesUse } from './pictures-under-way.ts'

const READER = 256 * 1024
const OF_ADDRESS = 136
/** Larger than what lies between server and client. */
const LARGE = 8 * 1024 * 1024
const { app, db } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))

const sees = (readers: number, waiting: number) => expect.poll(picturesUse).toEqual({ held: readers * READER, waiting })
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await sees(0, 0)
})

/** Asks for a picture in a connection of its own, as often as `times` says, and does not read it. */
function ask(url: string, times = 1, localAddress = '127.0.0.1') {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress }).pause()
  socket.write(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times))
  sockets.push(socket)
  return socket
}
async function largePicture() {
  const { id, url } = await make(db).image()
  await db
    .updateTable('image_bytes')
    .set({ bytes: randomBytes(LARGE) })
    .where('image_id', '=', id)
    .execute()
  return url
}

it('are sent to so many readers of an address at a time, and the next one waits', async () => {
  const url = await largePicture()
  for (let reader = 0; reader < OF_ADDRESS; reader += 1) ask(url)
  await sees(OF_ADDRESS, 0)
  ask(url)
  await sees(OF_ADDRESS, 1)
  ask(url, 1, '127.0.0.2')
  await sees(OF_ADDRESS + 1, 1)
  sockets[0]?.destroy()
  await sees(OF_ADDRESS + 1, 0)
})

it('are sent one after the other in one connection', async () => {
  const url = await largePicture()
  const socket = ask(url, 3)
  await sees(1, 0)
  let read = 0
  socket.on('data', (part) => {
    read += part.length
  })
  socket.resume()
  await expect.poll(() => read).toBeGreaterThan(3 * LARGE)
  await sees(0, 0)
})

it('leave nothing behind of a connection that is cut with pictures to come', async () => {
  const socket = ask(await largePicture(), 3)
  await sees(1, 0)
  socket.destroy()
  await sees(0, 0)
})
