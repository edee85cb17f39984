import { contract, isRead, LEVEL, type Route } from '@bank/contract'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'
import { freeSpaceIn } from './free-space.ts'

const MEGABYTE = 1024 * 1024
const disk = (megabytes: number) => ({ bavail: (megabytes * MEGABYTE) / 4096, bsize: 4096 })
const serverOn = (look: () => Promise<ReturnType<typeof disk>>) => world({ freeSpace: freeSpaceIn('/anywhere', look) })

let changing = 10
const scarce = await serverOn(async () => disk(255))
const cleared = await serverOn(async () => disk(changing))
const unknown = await serverOn(() => Promise.reject(new Error('no such disk')))
const body = { subject_name: 'Literasi', code: 'LIT' }

it('takes no change in below 256 MB, says so clearly, and goes on reading', async () => {
  const { signIn, db } = scarce
  const { call, send } = await signIn(LEVEL.admin)
  const refused = await send(contract.subject.create, { body })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('60')
  // closed under what is still arriving, a connection may lose the answer
  expect(refused.headers.connection).not.toBe('close')
  expect(refused.json()).toEqual({
    code: 'UNAVAILABLE',
    message:
      'Ruang simpan server hampir penuh, jadi perubahan belum dapat disimpan. Membaca tetap bisa; beri tahu admin.',
  })
  expect((await call(contract.subject.list, { query: {} })).data).toEqual([])
  expect((await db.selectFrom('subject').select('id').execute()).length).toBe(0)
})

const ALL: Route[] = Object.values(contract).flatMap((routes) => Object.values(routes))

it('refuses every route that changes something, but not coming and going', async () => {
  const { send } = await scarce.signIn(LEVEL.admin)
  const changes = ALL.filter((route) => !isRead(route) && !['/v1/login', '/v1/logout'].includes(route.path))
  for (const route of changes) {
    expect([route.method, route.path, (await send(route, { params: { id: 1 } })).statusCode]).toEqual([
      route.method,
      route.path,
      503,
    ])
  }
  expect((await send(contract.auth.login, { body: { ac_email: 'a@b.id', ac_password: 'x' } })).statusCode).toBe(401)
  for (const route of ALL.filter(({ onlyReads }) => onlyReads))
    expect([route.path, (await send(route, { body: { product_type: 9 } })).statusCode]).toEqual([route.path, 422])
  expect((await send(contract.auth.logout)).statusCode).toBe(200)
})

it('tells strangers nothing of the disk', async () => {
  expect((await scarce.stranger.send(contract.subject.create, { body })).statusCode).toBe(401)
})

it('takes changes again by itself when space has come back', async () => {
  const { send } = await cleared.signIn(LEVEL.admin)
  expect((await send(contract.subject.create, { body })).statusCode).toBe(503)
  changing = 256
  await expect.poll(async () => (await send(contract.subject.create, { body })).statusCode).toBe(201)
})

it('refuses nothing for want of knowledge', async () => {
  const { send } = await unknown.signIn(LEVEL.admin)
  expect((await send(contract.subject.create, { body })).statusCode).toBe(201)
})
