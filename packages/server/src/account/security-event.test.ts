import { accountRoutes, authRoutes, historyRoutes, LEVEL, securityEventRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { NEW_PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'

const { db, signIn, stranger, caller } = await world({ rateLimits: false })
const person = people(db)

const eventsOf = async (admin: Awaited<ReturnType<typeof signIn>>, query = {}) =>
  (await admin.call(securityEventRoutes.list, { query })).data.map(({ kind, ac_name, by_name, address, count }) =>
    [kind, ac_name, by_name, address, count].join(' '),
  )

it('tells an admin who came in, who failed and which resets were asked and settled', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, ac_email, ac_password } = await person({ name: 'Sari' })
  const login = (body: { ac_email: string; ac_password: string }) => stranger.send(authRoutes.login, { body })
  await login({ ac_email, ac_password: 'salah' })
  await login({ ac_email, ac_password: 'salah lagi' })
  await login({ ac_email: 'rahasia saya@contoh.test', ac_password })
  const { token } = await stranger.call(authRoutes.login, { body: { ac_email, ac_password } })
  await caller(token).call(authRoutes.logout, {})
  const body = { ac_email, ac_password: NEW_PASSWORD }
  const asked = await stranger.call(authRoutes.forgotPassword, { body })
  await login(body)
  await admin.call(accountRoutes.approveReset, { params: { id }, body: { code: String(asked.data.code) } })

  const at = '127.0.0.1'
  expect(await eventsOf(admin)).toEqual([
    'reset-approved Sari Admin  1',
    `awaiting Sari  ${at} 1`,
    `reset-asked Sari  ${at} 1`,
    `signed-out Sari  ${at} 1`,
    `signed-in Sari  ${at} 1`,
    `sign-in-failed   ${at} 1`,
    `sign-in-failed Sari  ${at} 2`,
  ])
  expect(await eventsOf(admin, { ac_id: id, kind: 'sign-in-failed' })).toEqual([`sign-in-failed Sari  ${at} 2`])
  const stored = await sql<{ row: string }>`select security_event::text as row from security_event`.execute(db)
  expect(stored.rows.filter(({ row }) => row.includes('rahasia'))).toEqual([])
  const { pagination } = await admin.call(historyRoutes.list, { query: { by: 'change' } })
  expect(pagination.totalData, 'the list of content tells the approval alone').toBe(1)
})

it('stays small however long and from wherever somebody tries', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id } = await person({ name: 'Sari' })
  await noteSecurityEvent(db, { kind: 'signed-in', account: id, address: '10.0.0.1' })
  for (let n = 0; n < 500; n++)
    await noteSecurityEvent(db, { kind: 'sign-in-failed', account: id, address: `10.0.${n % 250}.1` })
  for (let n = 0; n < 230; n++)
    await noteSecurityEvent(db, { kind: 'sign-in-failed', account: null, address: `2001:db8:0:${n % 3}::${n}` })
  const { rows } = await sql<{ kind: string; known: boolean; rows: number; times: number }>`
    select kind, account_id is not null as known, count(*)::int as rows, sum(count)::int as times
    from security_event group by 1, 2 order by 1, 2`.execute(db)
  expect(rows).toEqual([
    { kind: 'sign-in-failed', known: false, rows: 3, times: 230 },
    { kind: 'sign-in-failed', known: true, rows: 200, times: expect.any(Number) },
    { kind: 'signed-in', known: true, rows: 1, times: 1 },
  ])
  expect(await eventsOf(admin, { kind: 'signed-in' })).toHaveLength(1)
})
