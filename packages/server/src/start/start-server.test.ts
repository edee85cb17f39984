import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { newerRelease } from '../../test/newer-release.ts'
import { openSession } from '../auth/session.repo.ts'
import { migrate } from '../db/migrate.ts'
import { joinDatabase } from '../postgres/join.ts'
import { reachDatabase, startAlone } from '../postgres/reach.ts'
import { readEnv } from './env.ts'
import { startServer } from './start-server.ts'

const top = await mkdtemp(join(tmpdir(), 'bank-start-'))
afterAll(() => rm(top, { recursive: true }))

// making a database writes 40 MB to the disk for good, which may take its time
const folder = join(top, 'data')
const NO_WEB = join(top, 'no-web')
const settings = (said: Record<string, string> = {}) =>
  readEnv({ PORT: '0', DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent', ...said })
const start = (said: Record<string, string> = {}) => startServer(settings(said), NO_WEB)
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

it('says at its start when backups cannot be written', async () => {
  const file = join(top, 'file')
  await writeFile(file, '')
  const server = await start({ BACKUP_DIR: join(file, 'cadangan') })
  await server.stop()
  expect(server.warning).toBe(`BACKUP_DIR: ${file}/cadangan tidak dapat ditulis, jadi tidak ada cadangan malam.`)
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

it('fills what a migration made empty while it serves, and tells how far it is', async () => {
  const filled: number[] = []
  const fill = async (_: unknown, ids: number[]) => void filled.push(...ids)
  const METRICS_TOKEN = 'kunci-untuk-pemantau'
  const server = await startServer(settings({ METRICS_TOKEN }), NO_WEB, [{ name: 'admins', table: 'account', fill }])
  const metrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    return (await fetch(`${server.address}/metrics`, { headers })).text()
  }
  await expect.poll(metrics).toContain('bank_backfill_ratio{backfill="admins"} 1\n')
  expect(filled).toEqual([1])
  await server.stop()
})

it('serves on a database that a newer release has expanded, and refuses one that it has changed otherwise', async () => {
  const older = await start()
  const { address, close } = await reachDatabase({ folder, say: () => {} })
  const column = { '0900-subject-later': '-- expand\nalter table subject add column later text;' }
  const index = {
    '0901-subject-name': '-- expand concurrently\ncreate index concurrently subject_name on subject (name);',
  }
  await migrate(address, { folder: await newerRelease({ ...column, ...index }) })
  await older.stop()
  await close()

  const server = await start()
  const { db, close: leave } = await beside()
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const token = await openSession(db, id)
  await leave()
  const headers = { token, 'content-type': 'application/json' }
  const body = JSON.stringify({ subject_name: 'Numerasi', code: 'NUM' })
  const call = (path: string, init = {}) => fetch(`${server.address}${path}`, { headers, ...init })
  expect((await call('/v1/subject', { method: 'POST', body })).status).toBeLessThan(300)
  expect(await (await call('/v1/subject')).text()).toContain('Numerasi')
  expect((await call('/readyz')).status).toBe(200)
  await server.stop()

  const again = await startAlone({ folder, say: () => {} })
  const contract = { '0902-less': '-- contract\nalter table subject drop column family;' }
  await migrate(again.address, { folder: await newerRelease({ ...column, ...index, ...contract }) })
  await again.close()
  await expect(start()).rejects.toThrow(/lebih baru \(0902-less\) sehingga versi ini tidak dapat memakainya/)
  expect(await isRunning()).toBe(false)
})

async function waiting(db: Awaited<ReturnType<typeof beside>>['db']) {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_locks where not granted`.execute(db)
  return rows[0]?.n
}
