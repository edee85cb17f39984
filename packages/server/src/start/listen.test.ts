import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'

const MOST = 2_000
const TOO_MANY = 20

const { app } = await world()
const address = new URL(await listen(app, readEnv({ PORT: '0' })))

/** From one of three addresses by turns: one alone may not have so many connections. */
let opened = 0
function open(localAddress = `127.0.0.${1 + (opened++ % 3)}`): Promise<Socket> {
  const socket = connect({ port: Number(address.port), host: address.hostname, localAddress })
  socket.on('error', () => {})
  return once(socket, 'connect').then(() => socket)
}

/** Opened first, for the server cuts it only after ten seconds: the other tests run meanwhile. */
const slow = await open()
slow.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ')
const answer = text(slow)

it('turns away more connections than it could serve, and serves the others', async () => {
  const sockets: Socket[] = []
  let turnedAway = 0
  // `slow` is the first
  for (let count = 1; count < MOST + TOO_MANY; count += 1) {
    const socket = await open()
    socket.once('close', () => {
      turnedAway += 1
    })
    sockets.push(socket)
  }
  await expect.poll(() => turnedAway).toBe(TOO_MANY)
  const [first] = sockets
  first?.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(first && String(await once(first, 'data'))).toContain('200 OK')
  for (const socket of sockets) socket.removeAllListeners('close').destroy()
  await expect.poll(() => fetch(new URL('/healthz', address)).then(({ ok }) => ok)).toBe(true)
})

it('keeps slots for others when one address opens as many connections as it can', async () => {
  let refused = 0
  const sockets: Socket[] = []
  for (let count = 0; count < 1_000 + TOO_MANY; count += 1) {
    const socket = await open('127.0.0.9')
    socket.once('close', () => {
      refused += 1
    })
    socket.resume()
    sockets.push(socket)
  }
  await expect.poll(() => refused).toBe(TOO_MANY)
  expect(await connected()).toBe(true)
  for (const socket of sockets) socket.removeAllListeners('close').destroy()
  await expect.poll(async () => connected('127.0.0.9')).toBe(true)
})

/** Whether the address gets an answer. */
async function connected(localAddress?: string) {
  const socket = await open(localAddress)
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const [said] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.destroy()
  return String(said).includes('200 OK')
}

it('lets newcomers in soon when those who came before only keep their connections', async () => {
  const sockets: Socket[] = []
  for (let count = 0; count < MOST + TOO_MANY; count += 1) {
    const socket = await open()
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
    sockets.push(socket)
  }
  // while no connection ends by itself, one that is held is closed after a minute
  await expect.poll(() => connected()).toBe(true)
  for (const socket of sockets) socket.destroy()
})

it('cuts a client that never ends the head of its request', async () => {
  // a connection on which nothing moves is closed later, without an answer
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /)
  expect((await fetch(new URL('/healthz', address))).status).toBe(200)
})
