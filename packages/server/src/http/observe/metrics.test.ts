import { expect, it } from 'vitest'
import { world } from '../../../test/world.ts'

const TOKEN = 'kunci-untuk-pemantau'
const made = new Date(Date.now() - 3_600_000)
const { app } = await world({
  metricsToken: TOKEN,
  freeSpace: { bytes: async () => 123_456, isEnough: async () => true },
  lastBackupAt: async () => made,
})
const { app: closed } = await world()
const { app: limping } = await world({
  metricsToken: TOKEN,
  freeSpace: { bytes: () => Promise.reject(new Error('no such disk')), isEnough: async () => true },
})

const read = async () => (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body

it('does not exist without a token of its own', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`]) {
    expect((await closed.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
  }
})

it.each(['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])(
  'tells nothing to who says %j',
  async (authorization) => {
    const response = await app.inject({ url: `/metrics?token=${TOKEN}`, headers: { authorization, token: TOKEN } })
    expect(response.statusCode).toBe(401)
    expect(response.body).not.toContain('bank_')
  },
)

it('counts answers by route and status, never by the address that was typed', async () => {
  await app.inject('/v1/subject/rahasia?secret=rahasia')
  await app.inject('/v1/subject/4712')
  await app.inject('/v1/nothing/rahasia')
  const text = await read()
  expect(text).toContain(
    'bank_http_request_duration_seconds_count{method="GET",route="/v1/subject/:id",status="401"} 2\n',
  )
  expect(text).toContain('bank_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1\n')
  expect(text).not.toContain('rahasia')
})

it('tells the process, its connections, its hashes, the disk and the backup', async () => {
  const response = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  const said = Object.fromEntries(response.body.split('\n').map((line) => line.split(' ') as [string, string]))
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(Number(said[name])).toBeGreaterThan(0)
  }
  expect(said).toMatchObject({
    'bank_database_connections{state="waiting"}': '0',
    'bank_password_hashes{state="running"}': '0',
    'bank_password_hashes{state="waiting"}': '0',
    'bank_body_bytes{state="held"}': '0',
    'bank_body_bytes{state="waiting"}': '0',
    'bank_picture_bytes{state="held"}': '0',
    // tests that ran before in this process may have used it
    'bank_rich_text_worker{state="done"}': expect.stringMatching(/^\d+$/),
    'bank_rich_text_worker{state="waiting"}': '0',
    'bank_disk_free_bytes{folder="data"}': '123456',
  })
  expect(Number(said['bank_backup_age_seconds{backup="newest"}'])).toBeGreaterThanOrEqual(3_600)
})

it('tells the rest when one measure cannot be taken', async () => {
  const { statusCode, body } = await limping.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(statusCode).toBe(200)
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toMatch(/^bank_(disk|backup)\w+\{/m)
})
