import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { joinDatabase } from './db/join.ts'
import { readEnv } from './env.ts'
import { startServer } from './start-server.ts'

const top = await mkdtemp(join(tmpdir(), 'bank-start-'))
afterAll(() => rm(top, { recursive: true }))

// making a database writes 40 MB to the disk for good, which may take its time
vi.setConfig({ testTimeout: 60_000 })

const folder = join(top, 'data')
const start = (said: Record<string, string> = {}) =>
  startServer(readEnv({ PORT: '0', DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent', ...said }), join(top, 'no-web'))
const isRunning = () =>
  access(join(folder, 'postgres', 'postmaster.pid')).then(
    () => true,
    () => false,
  )
const beside = () => joinDatabase({ folder, say: () => {} })

async function tokenOf(address: string, { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ ac_email: email, ac_password: password })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/v1/login`, { method: 'POST', headers, body })
  const { token } = (await response.json()) as { token: string }
  return token
}

it('makes an admin at the first start, finishes what is in flight at its end, and takes the database along', async () => {
  const server = await start()
  const signIn = server.signIn ?? { email: '', password: '' }
  expect(signIn.email).toBe('admin@localhost')
  const token = await tokenOf(server.address, signIn)

  const { db, close } = await beside()
  const inFlight = await db.transaction().execute(async (transaction) => {
    await sql`lock table subject in access exclusive mode`.execute(transaction)
    const answer = fetch(`${server.address}/v1/subject`, { headers: { token } })
    await expect.poll(() => waiting(db)).toBeGreaterThan(0)
    return { answer, stopped: server.stop() }
  })
  expect((await inFlight.answer).status).toBe(200)
  await close()
  await inFlight.stopped
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow()
  expect(await isRunning()).toBe(false)
})

it('tells the first sign-in once', async () => {
  const server = await start()
  expect(server.signIn).toBeNull()
  await server.stop()
})

it('refuses a port that is taken by its name, and leaves no database running', async () => {
  const server = await start()
  const PORT = new URL(server.address).port
  const other = { PORT, DATA_DIR: join(top, 'other') }
  await expect(start(other)).rejects.toThrow(/^PORT: \d+ sedang dipakai/)
  await server.stop()
  expect(await isRunning()).toBe(false)
})

async function waiting(db: Awaited<ReturnType<typeof beside>>['db']) {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_locks where not granted`.execute(db)
  return rows[0]?.n
}
