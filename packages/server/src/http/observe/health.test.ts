import { expect, it, onTestFinished, vi } from 'vitest'
import { blankDatabase, newDatabase } from '../../../test/database.ts'
import { world } from '../../../test/world.ts'
import { buildApp } from '../../app.ts'
import { connect } from '../../db/connect.ts'

const { app } = await world()

let asked = 0
const { app: full } = await world({ freeSpace: { bytes: async () => 0, isEnough: async () => ++asked > 1 } })

it('is alive and ready without a token', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

it('is alive but not ready while it drains, which is no failure for the log', async () => {
  const db = connect(await newDatabase())
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const draining = await buildApp({ db, lifecycle: { draining: true }, logLevel: 'error', logTo })
  expect((await draining.inject('/healthz')).statusCode).toBe(200)
  const response = await draining.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(lines).toEqual([])
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

it('is not ready on a database that is not migrated', async () => {
  const blank = connect(await blankDatabase())
  const early = await buildApp({ db: blank })
  expect((await early.inject('/readyz')).statusCode).toBe(503)
  await early.close()
  await blank.destroy()
})

it('is not ready while the disk is nearly full, and asks once a second however often it is called', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers = await Promise.all(Array.from({ length: 20 }, () => full.inject('/readyz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(asked).toBe(1)
  expect(answers[0]?.json()).toEqual({ code: 'UNAVAILABLE', message: expect.any(String) })
  expect((await full.inject('/healthz')).statusCode).toBe(200)
  vi.advanceTimersByTime(999)
  expect((await full.inject('/readyz')).statusCode).toBe(503)
  vi.advanceTimersByTime(1)
  expect((await full.inject('/readyz')).statusCode).toBe(200)
})
