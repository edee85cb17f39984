import { accountRoutes, authRoutes, LEVEL, subjectRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { NEW_PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { connect } from '../db/connect.ts'
import { ensureFirstAdmin } from './first-admin.ts'

const { db, caller, stranger } = await world()
const person = people(db)
const login = (ac_email: string, ac_password: string) =>
  stranger.call(authRoutes.login, { body: { ac_email, ac_password } })

it('makes up the sign-in when none is wanted, and says it once', async () => {
  const made = await ensureFirstAdmin(db, {})
  expect(made).toEqual({ email: 'admin@localhost', password: expect.stringMatching(/^[\w-]{16}$/) })
  expect(await login('admin@localhost', made?.password ?? '')).toMatchObject({ data: { ac_level: 1 } })
  expect(await ensureFirstAdmin(db, {})).toBeNull()
  expect(await ensureFirstAdmin(db, { email: 'lain@contoh.test', password: NEW_PASSWORD })).toBeNull()
  expect(await db.selectFrom('account').select('email').execute()).toEqual([{ email: 'admin@localhost' }])
})

it('asks for another password until its owner chose one, and refuses no call meanwhile', async () => {
  const { email, password } = (await ensureFirstAdmin(db, {})) ?? { email: '', password: '' }
  for (const _ of ['the first sign-in', 'the next one']) {
    expect(await login(email, password)).toMatchObject({ must_change_password: true })
  }
  const { token, ac_id } = await login(email, password)
  const admin = caller(token)
  await admin.call(subjectRoutes.list, { query: {} })
  const change = (body: object) => admin.call(accountRoutes.update, { params: { id: ac_id }, body })
  await change({ ac_name: 'Kepala', current_password: password })
  expect(await login(email, password)).toMatchObject({ must_change_password: true })
  await change({ ac_password: NEW_PASSWORD, current_password: password })
  expect(await login(email, NEW_PASSWORD)).not.toHaveProperty('must_change_password')
})

it('asks for no other password when it was wanted', async () => {
  await ensureFirstAdmin(db, { email: 'kepala@sekolah.id', password: NEW_PASSWORD })
  expect(await login('kepala@sekolah.id', NEW_PASSWORD)).not.toHaveProperty('must_change_password')
})

it('takes the sign-in that is wanted and does not repeat its password', async () => {
  expect(await ensureFirstAdmin(db, { email: ' Kepala@Sekolah.id', password: NEW_PASSWORD })).toBeNull()
  expect(await login('kepala@sekolah.id', NEW_PASSWORD)).toMatchObject({ data: { ac_level: 1 } })
})

it('makes one of fifty servers that start together', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => ensureFirstAdmin(db, {})))
  expect(made.filter((signIn) => signIn !== null)).toHaveLength(1)
  expect(await db.selectFrom('account').select('level').execute()).toEqual([{ level: LEVEL.admin }])
})

it('makes one of servers with pools of their own', async () => {
  const address = await newDatabase()
  const servers = Array.from({ length: 5 }, () => connect(address, { pool: 1 }))
  const made = await Promise.all(servers.map((server) => ensureFirstAdmin(server, {})))
  expect(made.filter((signIn) => signIn !== null)).toHaveLength(1)
  expect(await servers[0]?.selectFrom('account').select('level').execute()).toEqual([{ level: LEVEL.admin }])
  await Promise.all(servers.map((server) => server.destroy()))
})

it('makes the account that already has the e-mail an admin, with the password that is wanted', async () => {
  const { id, ac_email, ac_password } = await person({ is_active: 2 })
  await ensureFirstAdmin(db, { email: ac_email.toUpperCase(), password: NEW_PASSWORD })
  expect(await login(ac_email, NEW_PASSWORD)).toMatchObject({ ac_id: id, data: { ac_level: 1 } })
  await expect(login(ac_email, ac_password)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
})

it.each([
  [{ email: 'bukan email', password: NEW_PASSWORD }, /^ADMIN_EMAIL: /],
  [{ email: 'admin@sekolah.id', password: 'password1' }, /^ADMIN_PASSWORD: /],
  [{ email: 'admin@sekolah.id', password: 'pendek' }, /^ADMIN_PASSWORD: /],
  [{ email: 'kepala.smp@sekolah.id', password: 'Kepala.SMP2026' }, /^ADMIN_PASSWORD: Nama atau email sendiri/],
  [{ email: 'kepala@sekolah.id', password: 'administrator' }, /^ADMIN_PASSWORD: Satu kata umum/],
])('refuses to start with %j', async (wanted, sentence) => {
  await expect(ensureFirstAdmin(db, wanted)).rejects.toThrow(sentence)
  expect(await db.selectFrom('account').select('id').execute()).toEqual([])
})

it('refuses the name that the account with the e-mail has, and leaves the account as it is', async () => {
  const { id, ac_email } = await person({ name: 'Sari Wulandari' })
  await expect(ensureFirstAdmin(db, { email: ac_email, password: 'Wulandari1990' })).rejects.toThrow(
    /: Nama atau email/,
  )
  expect(await db.selectFrom('account').select(['id', 'level']).execute()).toEqual([{ id, level: LEVEL.teamContent }])
})

it('starts where there is an admin, with a password in its settings that would be refused today', async () => {
  await ensureFirstAdmin(db, { email: 'kepala@sekolah.id', password: NEW_PASSWORD })
  expect(await ensureFirstAdmin(db, { email: 'kepala@sekolah.id', password: 'rahasia123' })).toBeNull()
  expect(await login('kepala@sekolah.id', NEW_PASSWORD)).toMatchObject({ data: { ac_level: 1 } })
})
