import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { world } from '../test/world.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'

const MOST = 2_000
const TOO_MANY = 20

vi.setConfig({ testTimeout: 60_000 })

const { app } = await world()
const address = new URL(await listen(app, readEnv({ PORT: '0' })))

function open(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  socket.on('error', () => {})
  return once(socket, 'connect').then(() => socket)
}

async function answersNewcomer() {
  const socket = await open()
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const [said] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.destroy()
  return String(said).includes('200 OK')
}

it('turns away more connections than it could serve, and serves the others', async () => {
  const sockets: Socket[] = []
  let turnedAway = 0
  for (let count = 0; count < MOST + TOO_MANY; count += 1) {
    const socket = await open()
    socket.once('close', () => {
      turnedAway += 1
    })
    sockets.push(socket)
  }
  await expect.poll(() => turnedAway, { timeout: 10_000 }).toBe(TOO_MANY)
  const [first] = sockets
  first?.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(first && String(await once(first, 'data'))).toContain('200 OK')
  for (const socket of sockets) socket.removeAllListeners('close').destroy()
  await expect.poll(() => fetch(new URL('/healthz', address)).then(({ ok }) => ok)).toBe(true)
})

it('lets newcomers in soon when those who came before only keep their connections', async () => {
  const sockets: Socket[] = []
  for (let count = 0; count < MOST + TOO_MANY; count += 1) {
    const socket = await open()
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
    sockets.push(socket)
  }
  // where nobody makes room, whoever holds a connection is let go after a minute
  await expect.poll(answersNewcomer, { timeout: 20_000 }).toBe(true)
  for (const socket of sockets) socket.destroy()
})

it('cuts who never ends the head of a request', { timeout: 25_000 }, async () => {
  const socket = await open()
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  socket.resume()
  await once(socket, 'close')
  expect((await fetch(new URL('/healthz', address))).status).toBe(200)
})
