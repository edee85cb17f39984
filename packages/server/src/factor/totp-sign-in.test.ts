import { accountRoutes, authRoutes, factorRoutes, LEVEL, securityEventRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { stillClock, withTotp } from '../../test/factors.ts'
import { NEW_PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, caller, signIn, stranger } = await world()
const person = people(db)

stillClock()

type Login = { ac_email: string; ac_password: string; otp?: string }
const login = (body: Login) => stranger.send(authRoutes.login, { body })
const answered = async (body: Login) => {
  const response = await login(body)
  return { status: response.statusCode, ...response.json() }
}

/** Somebody with an authenticator app, who has signed out. */
async function guarded(row: Parameters<typeof person>[0] = {}) {
  const { id, ...credentials } = await person(row)
  const { token } = (await login(credentials)).json()
  const totp = await withTotp(caller(token))
  return { id, credentials, token, ...totp }
}
const forgetSteps = () => sql`update factor_totp set last_step = 0`.execute(db)
/** The wait of a test does not end while a busy machine runs it. */
const stretchWaits = () => sql`update throttle set closed_till = closed_till + interval '10 minutes'`.execute(db)
const forgetWaits = () => sql`delete from throttle`.execute(db)

it('asks for the code after the right password, and gives no token without it', async () => {
  const { credentials, code, id } = await guarded()
  const sessions = await db.selectFrom('session').select('token_hash').execute()
  expect(await answered(credentials)).toEqual({
    status: 401,
    code: 'SECOND_FACTOR',
    message: 'Masukkan kode verifikasi dua langkah.',
    data: { totp: true, passkey: null },
  })
  expect(await db.selectFrom('session').select('token_hash').execute()).toEqual(sessions)
  const signedIn = await answered({ ...credentials, otp: code() })
  expect(signedIn).toMatchObject({ status: 200, ac_id: id, token: expect.any(String) })
  expect((await caller(signedIn.token).call(factorRoutes.get, {})).data[0]).toMatchObject({
    totp: { used_at: expect.any(String) },
    recovery_codes_left: 10,
  })
})

it('tells by no wrong password whether there is a second factor, whatever is sent with it', async () => {
  const { credentials, code } = await guarded()
  const other = await person()
  const bodies = [
    { ...credentials, ac_password: 'salah' },
    { ...credentials, ac_password: 'salah', otp: code() },
    { ac_email: other.ac_email, ac_password: 'salah', otp: '123456' },
    { ac_email: 'tidak.ada@contoh.test', ac_password: 'salah', otp: '123456' },
  ]
  for (const body of bodies) {
    expect((await login(body)).body).toBe('{"code":"WRONG_CREDENTIALS","message":"Email atau password salah."}')
  }
})

it('signs in who has no second factor as before, with a code too', async () => {
  const { id, ...credentials } = await person()
  const plain = await answered(credentials)
  const { ac_name } = plain
  expect(plain).toEqual({
    status: 200,
    token: expect.any(String),
    ac_id: id,
    ac_name,
    data: { ac_id: id, ac_name, ac_email: credentials.ac_email, ac_level: 2, level_name: 'Team Content' },
  })
  expect(await answered({ ...credentials, otp: '123456' })).toMatchObject({ status: 200 })
})

describe('a code', () => {
  it.each([-1, 0, 1])('is taken %i clock steps from now', async (steps) => {
    const { credentials, code } = await guarded()
    await forgetSteps()
    expect(await answered({ ...credentials, otp: code(steps) })).toMatchObject({ status: 200 })
  })

  it.each([-2, 2, 3])('is refused %i clock steps from now', async (steps) => {
    const { credentials, code } = await guarded()
    await forgetSteps()
    const fields = { otp: 'Kode salah atau sudah dipakai.' }
    expect(await answered({ ...credentials, otp: code(steps) })).toMatchObject({ code: 'SECOND_FACTOR', fields })
  })

  it('is taken with a blank in it, as apps show it', async () => {
    const { credentials, code } = await guarded()
    const otp = ` ${code().slice(0, 3)} ${code().slice(3)} `
    expect(await answered({ ...credentials, otp })).toMatchObject({ status: 200 })
  })

  it('is used once', async () => {
    const { credentials, code } = await guarded()
    const otp = code()
    expect(await answered({ ...credentials, otp })).toMatchObject({ status: 200 })
    expect(await answered({ ...credentials, otp })).toMatchObject({ code: 'SECOND_FACTOR' })
  })

  it('ends the older ones too', async () => {
    const { credentials, code } = await guarded()
    expect(await answered({ ...credentials, otp: code(1) })).toMatchObject({ status: 200 })
    expect(await answered({ ...credentials, otp: code(0) })).toMatchObject({ code: 'SECOND_FACTOR' })
  })

  it('that confirmed the app is used', async () => {
    const { credentials, code } = await guarded()
    expect(await answered({ ...credentials, otp: code(-1) })).toMatchObject({ code: 'SECOND_FACTOR' })
  })
})

describe('many at once', async () => {
  const unlimited = await world({ rateLimits: false })
  const atOnce = (body: Login) =>
    Promise.all(Array.from({ length: 8 }, () => unlimited.stranger.send(authRoutes.login, { body })))
  const statuses = async (body: Login) => (await atOnce(body)).map(({ statusCode }) => statusCode).toSorted()

  it('get one session from a code', async () => {
    const { credentials, code } = await guarded()
    expect(await statuses({ ...credentials, otp: code() })).toEqual([200, ...Array(7).fill(401)])
  })

  it('get one session from a recovery code', async () => {
    const { credentials, recovery_codes, token } = await guarded()
    expect(await statuses({ ...credentials, otp: recovery_codes[3] })).toEqual([200, ...Array(7).fill(401)])
    const { data } = await caller(token).call(factorRoutes.get, {})
    expect(data[0].recovery_codes_left).toBe(9)
  })
})

describe('a recovery code', () => {
  it('signs in once, in any case and without its dashes', async () => {
    const { credentials, recovery_codes } = await guarded()
    const otp = recovery_codes[0]?.toLowerCase().replaceAll('-', ' ')
    expect(await answered({ ...credentials, otp })).toMatchObject({ status: 200 })
    expect(await answered({ ...credentials, otp })).toMatchObject({ code: 'SECOND_FACTOR' })
  })

  it('is the own one', async () => {
    const [one, other] = [await guarded(), await guarded()]
    const otp = other.recovery_codes[0]
    expect(await answered({ ...one.credentials, otp })).toMatchObject({ code: 'SECOND_FACTOR' })
  })
})

describe('wrong codes', () => {
  const wrong = (credentials: Login) => answered({ ...credentials, otp: '000000' })

  it('make the account wait at this address, and nothing else', async () => {
    const { credentials, code } = await guarded()
    for (let times = 0; times < 3; times++) await wrong(credentials)
    await stretchWaits()
    expect(await answered({ ...credentials, otp: code() })).toMatchObject({ status: 429, code: 'TOO_MANY' })
    const elsewhere = await world({ trustProxy: ['127.0.0.1'] })
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const there = await elsewhere.stranger.send(authRoutes.login, { body: { ...credentials, otp: code() }, headers })
    expect(there.statusCode).toBe(200)
  })

  it('are not forgotten for the right password between them', async () => {
    const { credentials, code } = await guarded()
    for (let times = 0; times < 3; times++) {
      expect(await wrong(credentials)).toMatchObject({ code: 'SECOND_FACTOR' })
      expect(await answered(credentials)).toMatchObject({ code: 'SECOND_FACTOR' })
    }
    await stretchWaits()
    expect(await answered({ ...credentials, otp: code() })).toMatchObject({ code: 'TOO_MANY' })
  })

  it('stand among the sign-ins that admins see, counted; changes of the factor too', async () => {
    const { credentials } = await guarded()
    for (let times = 0; times < 2; times++) await wrong(credentials)
    await answered(credentials)
    const admin = await signIn(LEVEL.admin)
    const { data } = await admin.call(securityEventRoutes.list, { query: {} })
    expect(data.map(({ kind, count }) => [kind, count])).toContainEqual(['factor-failed', 2])
    expect(data.map(({ kind }) => kind)).toContain('factor-changed')
  })

  it('are forgotten after the right one', async () => {
    const { credentials, code } = await guarded()
    await wrong(credentials)
    await wrong(credentials)
    expect(await answered({ ...credentials, otp: code() })).toMatchObject({ status: 200 })
    expect(await wrong(credentials)).toMatchObject({ code: 'SECOND_FACTOR' })
    expect(await wrong(credentials)).toMatchObject({ code: 'SECOND_FACTOR' })
  })
})

it('asks for the password again and again without counting it as a guess', async () => {
  const { credentials } = await guarded()
  for (let times = 0; times < 6; times++) expect(await answered(credentials)).toMatchObject({ code: 'SECOND_FACTOR' })
})

it('stays when an admin approves a new password', async () => {
  const { id, credentials, code } = await guarded()
  const body = { ac_email: credentials.ac_email, ac_password: NEW_PASSWORD }
  const { data } = await stranger.call(authRoutes.forgotPassword, { body })
  const admin = await signIn(LEVEL.admin)
  await admin.call(accountRoutes.approveReset, { params: { id }, body: { code: String(data.code) } })
  await forgetWaits()
  expect(await answered(body)).toMatchObject({ code: 'SECOND_FACTOR' })
  expect(await answered({ ...body, otp: code() })).toMatchObject({ status: 200 })
})
