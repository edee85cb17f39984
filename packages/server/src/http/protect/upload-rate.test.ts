import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { world } from '../../../test/world.ts'
import { MIN_UPLOAD_RATE } from './upload-rate.ts'

const { app, signIn } = await world()
let ours: Socket | undefined
app.server.on('connection', (socket) => {
  ours = socket
})
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
// the clock of the pace alone, which a test turns by hand
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Somebody who has sent the head of a call and promises a body. */
async function begin(path: string, token: string, length: number, connection = 'keep-alive') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', `token: ${token}`, `Connection: ${connection}`]
  const body = ['Content-Type: application/json', `Content-Length: ${length}`]
  socket.write(`${[...head, ...body].join('\r\n')}\r\n\r\n`)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  const arrived = async (words: string) => {
    const goal = (ours?.bytesRead ?? 0) + Buffer.byteLength(words)
    socket.write(words)
    await expect.poll(() => ours?.bytesRead).toBe(goal)
  }
  return { answer, arrived }
}
const turnClock = () => vi.advanceTimersByTime(MIN_UPLOAD_RATE.every)

it('is waited for as long as it comes on, however long that takes', async () => {
  const { token } = await signIn()
  const padding = ' '.repeat(MIN_UPLOAD_RATE.bytes)
  const body = '{"subject_name":"Fisika"}'
  const length = 3 * padding.length + body.length
  const { answer, arrived } = await begin('/v1/subject', token, length, 'close')
  for (let part = 0; part < 3; part++) {
    await arrived(padding)
    turnClock()
  }
  await arrived(body)
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /)
})

it.each(['/v1/subject', '/v1/selection', '/tidak/ada'])('is answered and cut when it trickles: %s', async (path) => {
  const { token } = await signIn()
  const { answer, arrived } = await begin(path, token, 1000)
  await arrived('{"subject_name":')
  turnClock()
  const said = await answer
  expect(said).toMatch(/^HTTP\/1\.1 503 /)
  expect(said).toContain('"code":"UNAVAILABLE"')
})

it('is cut when it was refused and does not end', async () => {
  const { answer } = await begin('/v1/selection', 'unknown', 1000)
  await expect.poll(() => ours?.bytesWritten).toBeGreaterThan(0)
  turnClock()
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /)
})

it('is not looked at once it has come', async () => {
  const { token } = await signIn()
  const body = '{"subject_name":"Kimia"}'
  const { answer, arrived } = await begin('/v1/subject', token, body.length, 'close')
  await arrived(body)
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /)
})
