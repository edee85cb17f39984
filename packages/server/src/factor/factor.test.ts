import { accountRoutes, authRoutes, factorRoutes, historyRoutes, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { stillClock, withTotp } from '../../test/factors.ts'
import { PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { storePassword } from '../auth/credentials.repo.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { codeAt, newSecret } from './totp.ts'

const { db, caller, signIn, stranger } = await world()
const person = people(db)
stillClock()
const current_password = PASSWORD
const withPassword = { body: { current_password } }

async function signedIn(row: Parameters<typeof person>[0] = {}) {
  const { id, ...body } = await person(row)
  const { token } = await stranger.call(authRoutes.login, { body })
  return { id, ...body, ...caller(token) }
}
const factors = () => db.selectFrom('factor_totp').select('account_id').execute()
const codes = () => db.selectFrom('factor_recovery_code').select(['selector', 'code_hash']).execute()

it('begins with nothing', async () => {
  const { data } = await (await signedIn()).call(factorRoutes.get, {})
  expect(data).toEqual([{ totp: null, passkeys: [], recovery_codes_left: 0, required: false, passkey_origin: null }])
})

it('sets up an authenticator app, with ten recovery codes that are shown once', async () => {
  const sari = await signedIn()
  const { uri, secret, recovery_codes, state } = await withTotp(sari)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Bank%20Soal:.*contoh\.test\?/)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(recovery_codes).toHaveLength(10)
  expect(new Set(recovery_codes).size).toBe(10)
  for (const code of recovery_codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
  expect(state).toMatchObject({ totp: { used_at: null }, recovery_codes_left: 10 })
  expect(await sari.call(factorRoutes.get, {})).toEqual({ data: [state] })
  expect((await codes()).every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true)
})

it('ends the other sessions of the account, and no session of others', async () => {
  const [sari, budi] = [await signedIn(), await signedIn()]
  const { token } = await stranger.call(authRoutes.login, {
    body: { ac_email: sari.ac_email, ac_password: sari.ac_password },
  })
  const elsewhere = caller(token)
  await elsewhere.call(factorRoutes.get, {})
  await withTotp(sari)
  await expect(elsewhere.call(factorRoutes.get, {})).rejects.toMatchObject({ status: 401 })
  for (const one of [sari, budi]) await one.call(factorRoutes.get, {})
})

it.each([
  ['a wrong code', 'VALIDATION', () => ({ otp: '000000' })],
  ['six characters that are no digits', 'VALIDATION', () => ({ otp: '𐀀𐀀𐀀' })],
  ['a secret that was not made here', 'CONFLICT', () => ({ secret: newSecret() })],
])('refuses %s', async (_, code, wrong) => {
  const sari = await signedIn()
  const [{ secret }] = (await sari.call(factorRoutes.beginTotp, withPassword)).data
  const sent = { secret, ...wrong() }
  const body = { otp: codeAt(sent.secret), ...sent }
  await expect(sari.call(factorRoutes.confirmTotp, { body })).rejects.toMatchObject({ code })
  expect(await factors()).toEqual([])
  expect(await codes()).toEqual([])
})

it('confirms a secret within 15 minutes, by its owner, once', async () => {
  const [sari, other] = [await signedIn(), await signedIn()]
  const [{ secret }] = (await sari.call(factorRoutes.beginTotp, withPassword)).data
  const confirm = { body: { secret, otp: codeAt(secret) } }
  await expect(other.call(factorRoutes.confirmTotp, confirm)).rejects.toMatchObject({ code: 'CONFLICT' })
  await sql`update factor_challenge set created_at = created_at - interval '15 minutes'`.execute(db)
  await expect(sari.call(factorRoutes.confirmTotp, confirm)).rejects.toMatchObject({ code: 'CONFLICT' })
  await sql`update factor_challenge set created_at = now()`.execute(db)
  await sari.call(factorRoutes.confirmTotp, confirm)
  await sari.call(factorRoutes.removeTotp, withPassword)
  await expect(sari.call(factorRoutes.confirmTotp, confirm)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('has one authenticator app an account', async () => {
  const sari = await signedIn()
  await withTotp(sari)
  await expect(sari.call(factorRoutes.beginTotp, withPassword)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('takes the password letter by letter, spaces and all', async () => {
  const sari = await signedIn()
  const passes = (password: string) => sari.send(factorRoutes.beginTotp, { body: { current_password: password } })
  expect((await passes(` ${current_password} `)).statusCode).toBe(422)
  const spaced = ` ${'🌋'.repeat(100)} `
  await storePassword(db, sari.id, await hashPassword(spaced))
  expect((await passes(spaced)).statusCode).toBe(200)
})

it('asks for the password at each change', async () => {
  const sari = await signedIn()
  const { recovery_codes } = await withTotp(sari)
  const { beginTotp, removeTotp, renewCodes } = factorRoutes
  for (const route of [beginTotp, removeTotp, renewCodes]) {
    await sql`delete from throttle`.execute(db)
    const response = await sari.send(route, { body: { current_password: 'salah' } })
    expect(response.json()).toMatchObject({ fields: { current_password: 'Password saat ini salah.' } })
  }
  expect(await factors()).toHaveLength(1)
  expect(await codes()).toHaveLength(recovery_codes.length)
})

it('makes new recovery codes, and the old ones end', async () => {
  const sari = await signedIn()
  const { recovery_codes } = await withTotp(sari)
  const renewed = await sari.call(factorRoutes.renewCodes, withPassword)
  expect(renewed.recovery_codes).toHaveLength(10)
  const login = (otp = '') =>
    stranger.send(authRoutes.login, { body: { ac_email: sari.ac_email, ac_password: PASSWORD, otp } })
  expect((await login(recovery_codes[0])).statusCode).toBe(401)
  expect((await login(renewed.recovery_codes[0])).statusCode).toBe(200)
})

it('takes the app off, and its recovery codes with it', async () => {
  const sari = await signedIn()
  await withTotp(sari)
  await sari.call(factorRoutes.removeTotp, withPassword)
  expect(await factors()).toEqual([])
  expect(await codes()).toEqual([])
  expect(await stranger.call(authRoutes.login, { body: sari })).toHaveProperty('token')
  await expect(sari.call(factorRoutes.removeTotp, withPassword)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(sari.call(factorRoutes.renewCodes, withPassword)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('lets an admin take the factors off another, and nobody else', async () => {
  const [sari, admin, staff] = [await signedIn(), await signIn(LEVEL.admin), await signIn()]
  await withTotp(sari)
  const params = { id: sari.id }
  await expect(staff.call(factorRoutes.takeOff, { params })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(admin.call(factorRoutes.takeOff, { params: { id: admin.id } })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await admin.call(factorRoutes.takeOff, { params })
  expect(await stranger.call(authRoutes.login, { body: sari })).toHaveProperty('token')
  await expect(admin.call(factorRoutes.takeOff, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('goes with a deleted account', async () => {
  const [sari, admin] = [await signedIn(), await signIn(LEVEL.admin)]
  await withTotp(sari)
  await sari.call(factorRoutes.removeTotp, withPassword)
  await withTotp(sari)
  await admin.call(accountRoutes.remove, { params: { id: sari.id } })
  expect([await factors(), await codes()]).toEqual([[], []])
})

it('writes each change to history, and no secret there, into a kept reply or into a list', async () => {
  const [sari, admin] = [await signedIn(), await signIn(LEVEL.admin)]
  const keyed = { headers: { 'idempotency-key': 'sekali' } }
  const begun = await sari.send(factorRoutes.beginTotp, { ...withPassword, ...keyed })
  const { secret } = begun.json().data[0]
  const confirm = { body: { secret, otp: codeAt(secret) }, headers: { 'idempotency-key': 'dua kali' } }
  const { recovery_codes } = (await sari.send(factorRoutes.confirmTotp, confirm)).json()
  const renewed = await sari.call(factorRoutes.renewCodes, withPassword)
  const body = { ac_email: sari.ac_email, ac_password: PASSWORD, otp: renewed.recovery_codes[0] }
  await stranger.call(authRoutes.login, { body })
  await sari.call(factorRoutes.removeTotp, withPassword)
  await withTotp(sari)
  await admin.call(factorRoutes.takeOff, { params: { id: sari.id } })

  const read = await admin.call(historyRoutes.list, { query: { resource: 'account', limit: 100 } })
  const told = read.data.map(({ after }) => after?.second_factor).filter((change) => change !== undefined)
  expect(told.toReversed()).toEqual([
    'totp-added',
    'codes-renewed',
    'code-used',
    'totp-removed',
    'totp-added',
    'taken-off',
  ])
  const texts = [
    read,
    await admin.call(accountRoutes.list, { query: {} }),
    (await sql`select h::text from history h`.execute(db)).rows,
    (await sql`select i::text from idempotency_key i`.execute(db)).rows,
  ].map((all) => JSON.stringify(all))
  const secrets = [secret, ...recovery_codes, ...renewed.recovery_codes, 'argon2']
  expect(secrets.filter((one) => texts.some((text) => text.includes(one)))).toEqual([])
})
