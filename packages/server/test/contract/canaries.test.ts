import { accountRoutes, authRoutes, LEVEL, subjectRoutes, topicRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { PNG_DATA_URL } from '../make.ts'
import { NEW_PASSWORD, PASSWORD } from '../person.ts'
import { world } from '../world.ts'

const METRICS_TOKEN = 'canary-of-the-metrics'
const lines: string[] = []
const { db, app, signIn, stranger, caller } = await world({
  logLevel: 'trace',
  logTo: { write: (line) => void lines.push(line) },
  metricsToken: METRICS_TOKEN,
})
beforeEach(() => void lines.splice(0))

/** Sends every kind of secret to the server, once correctly and once wrongly, and returns the secrets. */
async function useSecrets() {
  const ac_email = 'kenari@contoh.test'
  const admin = await signIn(LEVEL.admin)
  const fresh = { ac_name: 'Kenari', ac_level: LEVEL.teamContent, ac_email, ac_password: PASSWORD } as const
  const [{ ac_id: id }] = (await stranger.call(authRoutes.register, { body: fresh })).data
  await admin.call(accountRoutes.update, { params: { id }, body: { is_active: 1 } })
  await stranger.send(authRoutes.login, { body: { ac_email, ac_password: 'canary-mistyped' } })
  const { token } = await stranger.call(authRoutes.login, { body: { ac_email, ac_password: PASSWORD } })
  const own = { ac_password: NEW_PASSWORD, current_password: PASSWORD }
  await caller(token).call(accountRoutes.update, { params: { id }, body: own })
  const asked = await stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password: PASSWORD } })
  const code = String(asked.data.code)
  await admin.call(accountRoutes.approveReset, { params: { id }, body: { code } })
  await stranger.send(authRoutes.resetPassword, { body: { token: 'canary-of-a-link', ac_password: PASSWORD } })

  await admin.send(subjectRoutes.create, { body: { subject_name: 'canary-in-a-body', family: 'canary-refused' } })
  await admin.send(subjectRoutes.list, { query: { subject_name: 'canary-in-a-search', token } })
  await admin.send(topicRoutes.uploadImage, { body: { image: PNG_DATA_URL } })
  await app.inject({ url: '/v1/canary-in-an-address?token=canary-in-a-query', headers: { cookie: 'a=canary-cookie' } })
  await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  await app.inject({ method: 'POST', url: '/v1/login', payload: '{"ac_password":"canary-cut', headers: JSON_TYPE })
  return { spoken: [PASSWORD, NEW_PASSWORD, token, admin.token, METRICS_TOKEN, PNG_DATA_URL.slice(30)], code }
}
const JSON_TYPE = { 'content-type': 'application/json' }

it('the log holds nothing secret, and nothing that people wrote', async () => {
  const { spoken, code } = await useSecrets()
  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(12)
  expect([...spoken, `"${code}"`, 'canary', 'contoh.test', 'argon2'].filter((secret) => log.includes(secret))).toEqual(
    [],
  )
})

it('a line of the log has the fields that are listed, and no other', async () => {
  await useSecrets()
  const fields = new Set(lines.flatMap((line) => Object.keys(JSON.parse(line))))
  const listed = ['level', 'time', 'pid', 'hostname', 'reqId', 'method', 'route', 'account', 'status', 'ms']
  expect([...fields].sort()).toEqual(listed.sort())
})

it('what failed is told without what was sent', async () => {
  const admin = await signIn(LEVEL.admin)
  await sql`alter table subject rename to subject_gone`.execute(db)
  await admin.send(subjectRoutes.create, { body: { subject_name: 'canary-in-a-body' } })
  await sql`alter table subject_gone rename to subject`.execute(db)
  const [told] = lines.filter((line) => line.includes('"err"'))
  expect(told).toContain('subject')
  expect(lines.join('')).not.toMatch(/canary/)
})

it('no table holds a password or a token', async () => {
  const { spoken } = await useSecrets()
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  const dump = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify((await sql`select kept::text from ${sql.table(name)} kept`.execute(db)).rows),
    ),
  )
  expect(dump.join('')).toContain('kenari@contoh.test')
  expect(spoken.filter((secret) => dump.join('').includes(secret))).toEqual([])
})
