import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { bodiesUse } from './bodies-under-way.ts'

const MIB = 1024 * 1024
const { app, db, signIn } = await world()
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))

/** Sends the head of a call that announces a body of `length` bytes, or one in chunks. */
async function announce(token: string, length: number | 'chunked', path = '/v1/question') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket).catch(() => 'cut')
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', `token: ${token}`, 'Connection: close']
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  const body = ['Content-Type: application/json', size]
  socket.write(`${[...head, ...body].join('\r\n')}\r\n\r\n`)
  return { answer, socket }
}
const sees = (use: object) => expect.poll(bodiesUse).toEqual(use)

it('waits for room before it is read', async () => {
  const { token } = await signIn()
  const others = [await signIn(), await signIn()]
  const held = []
  for (const { token } of [...others, ...others]) held.push(await announce(token, 5 * MIB))
  await sees({ held: 20 * MIB, waiting: 0 })
  const body = `{"selections":[]${' '.repeat(7 * MIB)}}`
  const { answer, socket } = await announce(token, body.length)
  socket.write(body)
  // the address has 24 MiB
  await sees({ held: 20 * MIB, waiting: 1 })
  held.pop()?.socket.destroy()
  expect(await answer).toMatch(/^HTTP\/1\.1 422 /)
  for (const { socket } of held) socket.destroy()
  await sees({ held: 0, waiting: 0 })
})

it('keeps room for others when one account sends much', async () => {
  const [much, other] = [await signIn(), await signIn()]
  const held = []
  for (let count = 0; count < 3; count += 1) held.push(await announce(much.token, 7 * MIB))
  await sees({ held: 14 * MIB, waiting: 1 })
  held.push(await announce(other.token, 7 * MIB))
  await sees({ held: 21 * MIB, waiting: 1 })
  for (const { socket } of held) socket.destroy()
  await sees({ held: 0, waiting: 0 })
})

it('takes no room for what is small, refused, or of a stranger', async () => {
  const { token } = await signIn()
  const small = await announce(token, 64 * 1024)
  const refused = await announce('', 7 * MIB)
  const tooLarge = await announce(token, 2 * MIB, '/v1/class')
  expect(await refused.answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(await tooLarge.answer).toMatch(/^HTTP\/1\.1 413 /)
  await sees({ held: 0, waiting: 0 })
  small.socket.destroy()
})

it('counts a body in chunks as the most that its route takes, and reads it when there is room', async () => {
  const { token } = await signIn()
  const held = [await announce(token, 'chunked'), await announce(token, 'chunked')]
  await sees({ held: 16 * MIB, waiting: 0 })
  const { answer, socket } = await announce(token, 'chunked')
  socket.write('2\r\n{}\r\n0\r\n\r\n')
  // the account has 16 MiB, two bodies of this route
  await sees({ held: 16 * MIB, waiting: 1 })
  held.pop()?.socket.destroy()
  expect(await answer).toMatch(/^HTTP\/1\.1 422 /)
  for (const { socket } of held) socket.destroy()
  await sees({ held: 0, waiting: 0 })
})

it('refuses a long answer while the room is taken by bodies, and lets a list that comes in turns wait', async () => {
  const topic = await make(db).topic()
  await sql`
    insert into topic (name, code, detail, category_id, class_id)
    select 'Materi', code || n, repeat('a', 195000), category_id, class_id from topic, generate_series(1, 2) n where id = ${topic}
  `.execute(db)
  const { token } = await signIn()
  const held = [await announce(token, 8 * MIB), await announce(token, 8 * MIB)]
  await sees({ held: 16 * MIB, waiting: 0 })
  const one = await app.inject({ url: `/v1/topic/${topic + 1}`, headers: { token } })
  expect([one.statusCode, one.headers['retry-after']]).toEqual([503, '5'])
  expect((await app.inject({ url: `/v1/topic/${topic}`, headers: { token } })).statusCode).toBe(200)
  const list = app.inject({ url: '/v1/topic?limit=5', headers: { token } })
  await sees({ held: 16 * MIB, waiting: 1 })
  for (const { socket } of held) socket.destroy()
  expect((await list).statusCode).toBe(200)
  await sees({ held: 0, waiting: 0 })
})
