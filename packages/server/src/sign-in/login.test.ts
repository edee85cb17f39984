import { createHook } from 'node:async_hooks'
import { accountRoutes, authRoutes, LEVEL } from '@bank/contract'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { storePassword } from '../auth/credentials.repo.ts'
import { isOutdated } from '../auth/password-hash.ts'

const { db, caller, signIn, stranger } = await world()
const shortly = await world({ sessions: { idleMinutes: 5, maxHours: 1 } })
const person = people(db)
const login = (body: { ac_email: string; ac_password: string }) => stranger.call(authRoutes.login, { body })

it('gives a token that opens what the level may do', async () => {
  const { id, ...sari } = await person({ name: 'Sari', level: LEVEL.admin })
  const signedIn = await login(sari)
  expect(signedIn).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    ac_id: id,
    ac_name: 'Sari',
    data: { ac_id: id, ac_name: 'Sari', ac_email: sari.ac_email, ac_level: 1, level_name: 'Admin' },
  })
  const { call } = caller(signedIn.token)
  expect((await call(accountRoutes.list, { query: {} })).data).toMatchObject([{ ac_id: id, ac_email: sari.ac_email }])
})

it('knows an e-mail without its case and the blanks around it', async () => {
  const { id, ac_password } = await person({ email: 'Sari.Dewi@Contoh.test' })
  expect(await login({ ac_email: '  sari.dewi@CONTOH.test ', ac_password })).toMatchObject({ ac_id: id })
})

it('answers alike for a wrong password, an unknown e-mail and one that is none', async () => {
  const { ac_email, ac_password } = await person()
  const bodies = [
    { ac_email, ac_password: 'salah' },
    { ac_email, ac_password: ` ${ac_password}` },
    { ac_email: 'tidak.ada@contoh.test', ac_password },
    { ac_email: 'bukan email', ac_password: 'x'.repeat(10_000) },
  ]
  const answers = await Promise.all(bodies.map((body) => stranger.send(authRoutes.login, { body })))
  for (const { statusCode, body, headers } of answers) {
    expect(statusCode).toBe(401)
    expect(JSON.parse(body)).toEqual({ code: 'WRONG_CREDENTIALS', message: 'Email atau password salah.' })
    expect(headers['content-length']).toBe(answers[0]?.headers['content-length'])
  }
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
})

describe('costs two verifications', () => {
  /** Work that the hash library gives to a thread: the only one in a sign-in that Node cannot name. */
  async function worksOf(body: { ac_email: string; ac_password: string }) {
    let works = 0
    const watch = createHook({ init: (_, type) => void (type === 'undefined' && works++) }).enable()
    await stranger.send(authRoutes.login, { body })
    watch.disable()
    return works
  }
  const ac_email = 'sari@contoh.test'
  const ask = (email: string) =>
    stranger.call(authRoutes.forgotPassword, { body: { ac_email: email, ac_password: NEW_PASSWORD } })

  it.each<[string, (right: string) => Promise<string>]>([
    ['the right password', async (right) => right],
    ['a wrong one', async () => 'salah'],
    ['one where a new one waits', async () => (await ask(ac_email)) && 'salah'],
    ['a new one that waits', async () => (await ask(ac_email)) && NEW_PASSWORD],
  ])('for %s', async (_, typed) => {
    const { ac_password } = await person({ email: ac_email })
    await login({ ac_email, ac_password }) // the dummy is made once
    expect(await worksOf({ ac_email, ac_password: await typed(ac_password) })).toBe(2)
  })

  it.each([
    ['an e-mail that nobody has', async () => {}],
    ['one that asked for a new password', () => ask(ac_email)],
    ['an account that waits', () => person({ email: ac_email, is_active: 2 })],
  ])('for %s', async (_, prepare) => {
    await stranger.send(authRoutes.login, { body: { ac_email: 'lain@contoh.test', ac_password: 'salah' } })
    await prepare()
    expect(await worksOf({ ac_email, ac_password: 'salah' })).toBe(2)
  })
})

it('asks for both fields and takes text alone', async () => {
  const { ac_email, ac_password } = await person()
  const wrong = [{}, { ac_email }, { ac_email: '', ac_password: '' }, { ac_email: [ac_email], ac_password }]
  for (const body of [...wrong, { ac_email, ac_password: { $ne: '' } }, { ac_email, ac_password: true }]) {
    const response = await stranger.send(authRoutes.login, { body })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'VALIDATION', fields: expect.any(Object) })
  }
})

it('keeps a pending account out, with its right password too', async () => {
  const budi = await person({ is_active: 2 })
  const response = await stranger.send(authRoutes.login, { body: budi })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toEqual({
    code: 'AWAITING_VERIFICATION',
    message: 'Please wait for admin verification',
    data: { ac_level: 3 },
  })
  await expect(login({ ...budi, ac_password: 'salah' })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
})

it('says who awaits verification for the new password of a pending reset, known e-mail or not', async () => {
  const { ac_email, ac_password } = await person()
  for (const email of [ac_email, 'tidak.ada@contoh.test']) {
    await stranger.call(authRoutes.forgotPassword, { body: { ac_email: email, ac_password: NEW_PASSWORD } })
    await expect(login({ ac_email: email, ac_password: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'AWAITING_VERIFICATION',
      data: { ac_level: 3 },
    })
  }
  expect(await login({ ac_email, ac_password })).toMatchObject({ token: expect.any(String) })
})

it('hashes the password anew when it was hashed with less than today', async () => {
  const { id, ...sari } = await person()
  const weak = await hash(sari.ac_password, { memoryCost: 32, timeCost: 1 })
  await storePassword(db, id, weak, true)
  await login(sari)
  const { password_hash, made_up } = await db.selectFrom('account_password').selectAll().executeTakeFirstOrThrow()
  expect(made_up).toBe(true)
  expect([weak, password_hash].map((kept) => isOutdated(kept))).toEqual([true, false])
  expect(await login(sari)).toMatchObject({ token: expect.any(String) })
})

it('ends on logout, for good, and lets the browser forget what it showed', async () => {
  const { id, token, send } = await signIn()
  const other = caller((await signIn()).token)
  const response = await send(authRoutes.logout)
  expect(response.headers['clear-site-data']).toBe('"cache"')
  expect(response.json()).toEqual({ data: [], message: 'Selamat berjumpa kembali !' })
  await expect(caller(token).call(authRoutes.logout, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await other.call(authRoutes.logout, {})
  expect(await db.selectFrom('session').where('account_id', '=', id).selectAll().execute()).toEqual([])
})

it('lasts as long as it was set to last, and leaves nothing behind', async () => {
  const sari = await person()
  const rests = async (column: 'last_used_at' | 'created_at', minutes: number) => {
    const { token } = await shortly.stranger.call(authRoutes.login, { body: sari })
    // seconds beyond the limit, as the machine's clock may be set back a little meanwhile
    await sql`update session set ${sql.ref(column)} = now() - make_interval(mins => ${minutes}, secs => 5)`.execute(db)
    return shortly.caller(token).call(accountRoutes.get, { params: { id: sari.id } })
  }
  await rests('last_used_at', 4)
  await rests('created_at', 59)
  await expect(rests('last_used_at', 5)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(rests('created_at', 60)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await shortly.stranger.call(authRoutes.login, { body: sari })
  expect(await db.selectFrom('session').select('account_id').execute()).toEqual([{ account_id: sari.id }])
})

it('notes that it is used without waiting for the disk', async () => {
  const { id, token } = await signIn()
  await sql`update session set last_used_at = now() - interval '2 minutes'`.execute(db)
  // how the change commits, told by the change itself
  await sql`
    create function note_commit() returns trigger language plpgsql as $$
    begin
      insert into commits select setting, source from pg_settings where name = 'synchronous_commit';
      return new;
    end $$`.execute(db)
  await sql`create table commits (setting text, source text)`.execute(db)
  await sql`create trigger commits before update on session for each row execute function note_commit()`.execute(db)
  try {
    await caller(token).call(accountRoutes.get, { params: { id } })
    const { rows } = await sql`select setting, source from commits`.execute(db)
    expect(rows).toEqual([{ setting: 'off', source: 'session' }])
    const { last_used_at } = await db.selectFrom('session').select('last_used_at').executeTakeFirstOrThrow()
    expect(Date.now() - last_used_at.getTime()).toBeLessThan(60_000)
  } finally {
    await sql`drop function note_commit() cascade`.execute(db)
    await sql`drop table commits`.execute(db)
  }
})

it('keeps the hash of a token and never the token', async () => {
  const { token } = await login(await person())
  const { token_hash } = await db.selectFrom('session').select('token_hash').executeTakeFirstOrThrow()
  expect(token_hash).toHaveLength(32)
  expect(Buffer.from(token, 'base64url').equals(token_hash)).toBe(false)
})

it('writes sign-ins and sign-outs to history, without a secret', async () => {
  const { id, ...sari } = await person({ name: 'Sari' })
  const { token } = await login(sari)
  await caller(token).call(authRoutes.logout, {})
  const lines = await db.selectFrom('history').selectAll().orderBy('id').execute()
  const line = { account_id: id, resource: 'account', row_id: id, title: 'Sari', before: null, after: null }
  expect(lines).toMatchObject([
    { ...line, action: 'login' },
    { ...line, action: 'logout' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|${sari.ac_password}|argon2`))
})
