import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const FILE = '/docs/swagger-ui-bundle.js'
const { app } = await world()
const begun: string[] = []
app.addHook('preHandler', async ({ url }) => void begun.push(url))
const opening = new EventTarget()
app.get('/v1/held', () => new Promise((resolve) => opening.addEventListener('open', () => resolve('held'))))
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))

/** Sends requests in one packet. */
function send(urls: string[]) {
  begun.length = 0
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' }).resume()
  socket.on('error', () => {})
  socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  return socket
}
const openFiles = async () => (await readdir('/proc/self/fd')).length

it('begins a file when the request before it in its connection was answered', async () => {
  const socket = send(['/v1/held', FILE, '/v1/subject'])
  await expect.poll(() => begun).toContain('/v1/held')
  await app.inject('/healthz')
  expect(begun).toEqual(['/v1/held', '/healthz'])
  opening.dispatchEvent(new Event('open'))
  await expect.poll(() => begun).toContain(FILE)
  socket.destroy()
})

it('leaves no file open of a connection that is cut before its turn', async () => {
  const before = await openFiles()
  for (let times = 0; times < 40; times += 1) {
    const socket = send(['/v1/held', FILE])
    await expect.poll(() => begun).toContain('/v1/held')
    socket.destroy()
  }
  await expect.poll(openFiles).toBeLessThan(before + 20)
})

it('cuts a connection that asks for hundreds of files ahead', async () => {
  const socket = send(Array(500).fill(FILE))
  await expect.poll(() => socket.destroyed).toBe(true)
})
