import { authRoutes, factorRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newPasskey } from '../../test/passkey.ts'
import { PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { relyingPartyOf } from './relying-party.ts'

const ORIGIN = 'https://soal.contoh.test'
const HERE = { origin: ORIGIN, rpId: 'soal.contoh.test' }
const { db, caller, stranger } = await world({ relyingParty: relyingPartyOf(`${ORIGIN}/`), rateLimits: false })
const nowhere = await world()
const person = people(db)
const withPassword = { body: { current_password: PASSWORD } }

interface Options {
  challenge: string
}

async function signedIn() {
  const { id, ...credentials } = await person()
  const { token } = await stranger.call(authRoutes.login, { body: credentials })
  return { id, credentials, token, ...caller(token) }
}
type Sari = Awaited<ReturnType<typeof signedIn>>

async function options({ call }: Pick<Sari, 'call'>) {
  const { data } = await call(factorRoutes.beginPasskey, withPassword)
  return data[0].options as unknown as Options
}

/** Somebody with a passkey. */
async function guarded() {
  const sari = await signedIn()
  const passkey = newPasskey(HERE)
  const attestation = passkey.make((await options(sari)).challenge)
  const { data, recovery_codes } = await sari.call(factorRoutes.confirmPasskey, {
    body: { name: 'Laptop', attestation },
  })
  return { ...sari, passkey, state: data[0], recovery_codes }
}

const login = async (credentials: Sari['credentials'], shown: object = {}) => {
  const response = await stranger.send(authRoutes.login, { body: { ...credentials, ...shown } })
  return { status: response.statusCode, ...response.json() }
}
const asked = async (credentials: Sari['credentials']) => (await login(credentials)).data.passkey as Options

it('adds a passkey, with recovery codes, and signs in with it', async () => {
  const { credentials, passkey, state, recovery_codes, id } = await guarded()
  expect(state).toMatchObject({ totp: null, passkeys: [{ name: 'Laptop' }], passkey_origin: ORIGIN })
  expect(recovery_codes).toHaveLength(10)
  const refused = await login(credentials)
  expect(refused).toMatchObject({ status: 401, code: 'SECOND_FACTOR', data: { totp: false } })
  expect(refused.data.passkey).toMatchObject({ rpId: HERE.rpId, challenge: expect.any(String) })
  const assertion = passkey.show(refused.data.passkey.challenge)
  expect(await login(credentials, { assertion })).toMatchObject({ status: 200, ac_id: id })
})

it('takes each answer once, also of many at once', async () => {
  const { credentials, passkey } = await guarded()
  const assertion = passkey.show((await asked(credentials)).challenge)
  const answers = await Promise.all(Array.from({ length: 6 }, () => login(credentials, { assertion })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(401)])
  expect(await login(credentials, { assertion })).toMatchObject({ code: 'SECOND_FACTOR' })
})

describe('refuses a passkey', () => {
  it.each<[string, typeof HERE]>([
    ['of another site', { ...HERE, origin: 'https://soal-contoh.test' }],
    ['made for another host', { ...HERE, rpId: 'contoh.test' }],
  ])('%s', async (_, page) => {
    const sari = await signedIn()
    const attestation = newPasskey(page).make((await options(sari)).challenge)
    const body = { name: 'Laptop', attestation }
    await expect(sari.call(factorRoutes.confirmPasskey, { body })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('that answers another account’s question, or none of ours', async () => {
    const [one, other] = [await guarded(), await guarded()]
    for (const challenge of [(await asked(other.credentials)).challenge, 'a'.repeat(43)]) {
      const assertion = one.passkey.show(challenge)
      expect(await login(one.credentials, { assertion })).toMatchObject({
        code: 'SECOND_FACTOR',
        fields: { assertion: 'Kunci sandi ini tidak dikenali. Silakan coba lagi.' },
      })
    }
  })

  it('of another account', async () => {
    const [one, other] = [await guarded(), await guarded()]
    const assertion = other.passkey.show((await asked(one.credentials)).challenge)
    expect(await login(one.credentials, { assertion })).toMatchObject({ code: 'SECOND_FACTOR' })
  })

  it('that answers too late', async () => {
    const { credentials, passkey } = await guarded()
    const { challenge } = await asked(credentials)
    await sql`update factor_challenge set created_at = created_at - interval '15 minutes'`.execute(db)
    expect(await login(credentials, { assertion: passkey.show(challenge) })).toMatchObject({ code: 'SECOND_FACTOR' })
  })

  it('that says it answers what no text can hold', async () => {
    const { credentials, passkey } = await guarded()
    expect(await login(credentials, { assertion: passkey.show('\0') })).toMatchObject({ code: 'SECOND_FACTOR' })
  })

  it('that names its maker by certificates', async () => {
    const sari = await signedIn()
    const { challenge } = await options(sari)
    for (const maker of ['packed', 'apple'] as const) {
      const body = { name: 'Laptop', attestation: newPasskey(HERE).make(challenge, { maker }) }
      await expect(sari.call(factorRoutes.confirmPasskey, { body })).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    const { rows } = await sql`select 1 from factor_challenge where challenge = ${challenge}`.execute(db)
    expect(rows, 'refused before its answer was looked at').toHaveLength(1)
  })

  it('whose id is longer than any', async () => {
    const sari = await signedIn()
    const attestation = newPasskey(HERE, 1_024).make((await options(sari)).challenge)
    const body = { name: 'Laptop', attestation }
    await expect(sari.call(factorRoutes.confirmPasskey, { body })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it.each([{}, { id: 1 }, { id: null, response: [] }, { id: { toString: 1 } }])('that is %j', async (assertion) => {
    const { credentials } = await guarded()
    expect(await login(credentials, { assertion })).toMatchObject({ status: 401, code: 'SECOND_FACTOR' })
  })
})

it('keeps of the ways to reach a passkey those that are known', async () => {
  const sari = await signedIn()
  const { response, ...rest } = newPasskey(HERE).make((await options(sari)).challenge)
  const attestation = { ...rest, response: { ...response, transports: ['usb', 'x'.repeat(100_000), ['nfc']] } }
  await sari.call(factorRoutes.confirmPasskey, { body: { name: 'Laptop', attestation } })
  const { rows } = await sql`select transports from factor_passkey`.execute(db)
  expect(rows).toEqual([{ transports: ['usb'] }])
})

it('takes a passkey off, and its recovery codes with the last one', async () => {
  const { state, call, credentials } = await guarded()
  const params = { id: state.passkeys[0]?.id_passkey ?? 0 }
  const other = await guarded()
  await expect(other.call(factorRoutes.removePasskey, { params, ...withPassword })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await call(factorRoutes.removePasskey, { params, ...withPassword })
  expect((await call(factorRoutes.get, {})).data[0]).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  expect(await login(credentials)).toMatchObject({ status: 200 })
})

it('is not offered where the server has no address for it', async () => {
  const { token } = await signedIn()
  const { call } = nowhere.caller(token)
  await expect(call(factorRoutes.beginPasskey, withPassword)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Kunci sandi (passkey) tidak dapat dipakai di alamat ini.',
  })
})

it.each([
  ['https://soal.sekolah.id/bank', { id: 'soal.sekolah.id', origin: 'https://soal.sekolah.id' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://soal.sekolah.id', undefined],
  ['https://10.0.0.7', undefined],
  ['https://[::1]:3000', undefined],
  [undefined, undefined],
])('binds passkeys of %s to %j', (baseUrl, party) => {
  expect(relyingPartyOf(baseUrl)).toEqual(party)
})

it('is not called wrong when the database fails', async () => {
  const sari = await signedIn()
  const body = { name: 'Laptop', attestation: newPasskey(HERE).make((await options(sari)).challenge) }
  await sql`alter table factor_challenge rename to away`.execute(db)
  try {
    expect((await sari.send(factorRoutes.confirmPasskey, { body })).statusCode).toBe(500)
  } finally {
    await sql`alter table away rename to factor_challenge`.execute(db)
  }
  expect((await sari.send(factorRoutes.confirmPasskey, { body })).statusCode).toBeLessThan(300)
})
