import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { world } from '../../test/world.ts'
import { buildApp } from '../app.ts'
import { connect } from '../db/connect.ts'

const { app } = await world()

it('is alive and ready without a token', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

it('is alive but not ready while it drains', async () => {
  const db = connect(await newDatabase())
  const draining = await buildApp({ db, lifecycle: { draining: true } })
  expect((await draining.inject('/healthz')).statusCode).toBe(200)
  const response = await draining.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  await draining.close()
  await db.destroy()
})

it('is alive but not ready without its database', async () => {
  const nowhere = connect({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const lost = await buildApp({ db: nowhere })
  expect((await lost.inject('/healthz')).statusCode).toBe(200)
  expect((await lost.inject('/readyz')).statusCode).toBe(503)
  await lost.close()
  await nowhere.destroy()
})
