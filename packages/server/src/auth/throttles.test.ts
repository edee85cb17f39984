import { authRoutes, type Route } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PASSWORD, people } from '../../test/person.ts'
import { requestOf } from '../../test/request.ts'
import { world } from '../../test/world.ts'
import { countAndClose } from './throttle.repo.ts'
import { throttlesOf } from './throttles.ts'

const { db, app, stranger } = await world()
const open = await world({ rateLimits: false })
const proxied = await world({ trustProxy: ['127.0.0.1'] })
const person = people(db)

const from = async (remoteAddress: string, route: Route, body: object, headers = {}) =>
  app.inject({ ...(await requestOf(route, { body, headers })), remoteAddress })
const login = (address: string, body: object) => from(address, authRoutes.login, body)

/** Time goes by for the throttles. */
const later = (minutes: number) =>
  sql`
  update throttle set since = since - make_interval(mins => ${minutes}),
    recent = array(select at - make_interval(mins => ${minutes}) from unnest(recent) as at order by at),
    closed_till = closed_till - make_interval(mins => ${minutes})`.execute(db)
/** So many hits that an allowance counted just now. */
const hits = (key: string, count: number) =>
  sql`
  insert into throttle as t (key, hits, recent) values (${key}, ${count}, array_fill(now(), array[${count}::int]))
  on conflict (key) do update set recent = t.recent || excluded.recent`.execute(db)
/** So many wrong passwords that the next try from there waits 15 minutes. */
async function failing(address: string, ac_email: string) {
  await login(address, { ac_email, ac_password: 'salah' })
  await sql`update throttle set hits = 12 where length(key) > 50`.execute(db)
  await login(address, { ac_email, ac_password: 'salah' })
}
const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length

it('lets a person mistype, then makes each further try wait longer', async () => {
  const { ac_email } = await person()
  const waits: number[] = []
  for (let failed = 0; failed < 14; failed++) {
    expect((await login('10.0.0.1', { ac_email, ac_password: 'salah' })).statusCode).toBe(401)
    const { rows } = await sql<{ seconds: number }>`
      select coalesce(extract(epoch from closed_till - since), 0)::int as seconds from throttle
      order by length(key) desc limit 1`.execute(db)
    waits.push(rows[0]?.seconds ?? -1)
    await later(60 - 1)
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
})

it('keeps nothing of e-mails that are tried from an address that is closed', async () => {
  await hits('sign-in 10.0.0.1', 100)
  const answers = []
  for (const name of ['satu', 'dua', 'tiga'])
    answers.push(await login('10.0.0.1', { ac_email: `${name}@contoh.test`, ac_password: 'salah' }))
  expect(count(answers, 429)).toBe(3)
  expect(await db.selectFrom('throttle').select('key').execute()).toEqual([{ key: 'sign-in 10.0.0.1' }])
})

it('says how long to wait', async () => {
  const { ac_email, ac_password } = await person()
  await failing('10.0.0.1', ac_email)
  const refused = await login('10.0.0.1', { ac_email, ac_password })
  expect(refused.json()).toEqual({
    code: 'TOO_MANY',
    message: 'Terlalu banyak percobaan. Silakan coba lagi nanti.',
  })
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(800)
  expect(seconds).toBeLessThanOrEqual(900)
})

it('keeps the right password out only where the wrong ones came from', async () => {
  const { ac_email, ac_password } = await person()
  await failing('10.0.0.1', ac_email)
  expect((await login('10.0.0.1', { ac_email, ac_password })).statusCode).toBe(429)
  expect((await login('10.0.0.2', { ac_email, ac_password })).statusCode).toBe(200)
  await later(15)
  expect((await login('10.0.0.1', { ac_email, ac_password })).statusCode).toBe(200)
})

it('forgets the failures of who signs in at last, and of who stays away', async () => {
  const { ac_email, ac_password } = await person()
  const wrong = { ac_email, ac_password: 'salah' }
  for (let round = 0; round < 3; round++) {
    for (let failed = 0; failed < 2; failed++) expect((await login('10.0.0.1', wrong)).statusCode).toBe(401)
    expect((await login('10.0.0.1', { ac_email, ac_password })).statusCode).toBe(200)
  }
  for (let failed = 0; failed < 5; failed++) {
    await login('10.0.0.1', wrong)
    await later(61)
  }
  expect((await login('10.0.0.1', wrong)).statusCode).toBe(401)
  expect((await login('10.0.0.1', wrong)).statusCode).toBe(401)
})

it('lets no more tries through when they come together, however the e-mail is spelt', async () => {
  const { ac_email } = await person()
  await login('10.0.0.1', { ac_email, ac_password: 'salah' })
  await sql`update throttle set hits = 12`.execute(db)
  const spellings = [ac_email, ac_email.toUpperCase(), ` ${ac_email} `]
  const guess = (at: number) => ({ ac_email: spellings[at % 3], ac_password: `salah ${at}`, ignored: at })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => login('10.0.0.1', guess(at))))
  expect(count(answers, 401)).toBe(1)
  expect(count(answers, 429)).toBe(29)
})

it('lets no try through that began before the one which closed the way', async () => {
  const rule = { free: 3, longest: 900, forgottenAfter: 60 }
  await sql`insert into throttle (key, hits) values ('satu', 12)`.execute(db)
  await db.transaction().execute(async (earlier) => {
    await sql`select now()`.execute(earlier)
    expect(await countAndClose(db, 'satu', rule)).toBeNull()
    expect(await countAndClose(earlier, 'satu', rule)).toBeGreaterThan(890)
  })
})

it('takes 100 failed sign-ins from an address in 15 minutes, whatever the e-mails', async () => {
  const { ac_email, ac_password } = await person()
  await hits('sign-in 10.0.0.1', 98)
  const guess = (at: number) => login('10.0.0.1', { ac_email: `siapa${at}@contoh.test`, ac_password })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => guess(at)))
  expect(count(answers, 401)).toBe(2)
  expect(count(answers, 429)).toBe(6)
  const refused = await login('10.0.0.1', { ac_email, ac_password })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await login('10.0.0.2', { ac_email, ac_password })).statusCode).toBe(200)
  await later(15)
  expect((await login('10.0.0.1', { ac_email, ac_password })).statusCode).toBe(200)
})

it('counts them in any 15 minutes, not from the first of them on', async () => {
  const { ac_password } = await person()
  await hits('sign-in 10.0.0.1', 60)
  await later(10)
  await hits('sign-in 10.0.0.1', 39)
  const guess = (at: number) => login('10.0.0.1', { ac_email: `siapa${at}@contoh.test`, ac_password })
  expect((await guess(0)).statusCode).toBe(401)
  const refused = await guess(1)
  expect(refused.statusCode).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(4 * 60)
  expect(seconds).toBeLessThanOrEqual(5 * 60)

  await later(5)
  await hits('sign-in 10.0.0.1', 59)
  expect((await guess(2)).statusCode).toBe(401)
  expect((await guess(3)).statusCode).toBe(429)
})

it('keeps nobody out for longer than a wait when the clock was ahead and is set back', async () => {
  const { ac_email, ac_password } = await person()
  await failing('10.0.0.1', ac_email)
  await hits('sign-in 10.0.0.2', 100)
  for (const address of ['10.0.0.1', '10.0.0.2'])
    expect((await login(address, { ac_email, ac_password })).statusCode).toBe(429)
  await later(-365 * 24 * 60)
  for (const address of ['10.0.0.1', '10.0.0.2'])
    expect((await login(address, { ac_email, ac_password })).statusCode).toBe(200)
})

it('counts a sign-in that succeeds as none', async () => {
  const sari = await person()
  await hits('sign-in 10.0.0.1', 99)
  for (let times = 0; times < 3; times++) expect((await login('10.0.0.1', sari)).statusCode).toBe(200)
})

it('counts a password that waits for an admin for its e-mail, not for the address', async () => {
  const { ac_email, ac_password } = await person()
  await stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password: 'tebakan orang lain' } })
  const awaited = { ac_email, ac_password: 'tebakan orang lain' }
  await hits('sign-in 10.0.0.9', 98)
  for (let times = 0; times < 3; times++) expect((await login('10.0.0.9', awaited)).statusCode).toBe(403)
  expect((await login('10.0.0.9', awaited)).statusCode).toBe(429)
  expect((await login('10.0.0.9', { ac_email: 'lain@contoh.test', ac_password })).statusCode).toBe(401)
  await later(1)
  expect((await login('10.0.0.9', { ac_email, ac_password })).statusCode).toBe(200)
})

it('lets in from an address that is closed who has signed in from there before', async () => {
  const [sari, dewi] = [await person(), await person()]
  expect((await login('10.0.0.1', sari)).statusCode).toBe(200)
  await hits('sign-in 10.0.0.1', 100)
  expect((await login('10.0.0.1', dewi)).statusCode).toBe(429)
  for (let times = 0; times < 2; times++) expect((await login('10.0.0.1', sari)).statusCode).toBe(200)
  expect((await login('10.0.0.1', { ...sari, ac_email: sari.ac_email.toUpperCase() })).statusCode).toBe(200)
  // a guess at a known e-mail still waits longer each time
  await failing('10.0.0.1', sari.ac_email)
  expect((await login('10.0.0.1', sari)).statusCode).toBe(429)
})

it('counts a network of IPv6 as one address', async () => {
  const { ac_email, ac_password } = await person()
  await failing('2001:db8:7:7::1', ac_email)
  expect((await login('2001:db8:7:7:ffff::2', { ac_email, ac_password })).statusCode).toBe(429)
  expect((await login('2001:db8:7:8::1', { ac_email, ac_password })).statusCode).toBe(200)
})

/** The answer to a wrong password from where a proxy says that it comes. */
async function tryAs(server: typeof app, address: string, ac_email: string) {
  const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address }
  const body = { ac_email, ac_password: 'salah' }
  return (await server.inject({ ...(await requestOf(authRoutes.login, { body, headers })) })).statusCode
}

it('believes no forwarded address but that of a trusted proxy', async () => {
  const { ac_email } = await person()
  await failing('127.0.0.1', ac_email)
  for (let at = 0; at < 3; at++) expect(await tryAs(app, `10.0.1.${at}`, ac_email)).toBe(429)
  for (let at = 0; at < 3; at++) expect(await tryAs(proxied.app, `10.0.1.${at}`, ac_email)).toBe(401)
})

it('counts what a trusted proxy forwards by its address alone, and by the proxy’s where it is none', async () => {
  const [first, second] = [await person(), await person()]
  const tried: number[] = []
  for (let at = 0; at < 4; at++) tried.push(await tryAs(proxied.app, `10.0.1.9:${1024 + at}`, first.ac_email))
  for (let at = 0; at < 4; at++) tried.push(await tryAs(proxied.app, `bukan alamat ${at}`, second.ac_email))
  expect(tried).toEqual([401, 401, 401, 429, 401, 401, 401, 429])
})

it.each([
  ['registrations', authRoutes.register, 'register 10.0.0.1', { ac_name: 'Sari', ac_level: 2 }],
  ['forgotten passwords', authRoutes.forgotPassword, 'forgot 10.0.0.1', {}],
])('takes 60 %s an hour from an address', async (_, route, key, more) => {
  await hits(key, 58)
  const ask = (at: number, address = '10.0.0.1') =>
    from(address, route, { ...more, ac_email: `baru${at}@contoh.test`, ac_password: PASSWORD })
  const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => ask(at)))
  expect(count(answers, 429)).toBe(3)
  const refused = answers.find((answer) => answer.statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await ask(7, '10.0.0.2')).statusCode).toBeLessThan(300)
  await later(60)
  expect((await ask(8)).statusCode).toBeLessThan(300)
})

it('does not count what is refused for its form', async () => {
  await hits('register 10.0.0.1', 59)
  const body = { ac_name: 'Sari', ac_level: 2, ac_email: 'sari@contoh.test', ac_password: 'password1' }
  for (let times = 0; times < 3; times++)
    expect((await from('10.0.0.1', authRoutes.register, body)).statusCode).toBe(422)
  expect((await from('10.0.0.1', authRoutes.register, { ...body, ac_password: PASSWORD })).statusCode).toBe(201)
})

it('takes 300 uploads of an account in 30 minutes', async () => {
  const { uploadAllowed } = throttlesOf({})
  await hits('upload 7', 299)
  await uploadAllowed(db, 7)
  await expect(uploadAllowed(db, 7)).rejects.toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: expect.any(Number) })
  await uploadAllowed(db, 8)
  await later(30)
  await uploadAllowed(db, 7)
})

it('sends a flood of sign-ins away for a while and serves the rest meanwhile', async () => {
  const { ac_email, ac_password } = await person()
  const body = { ac_email: 'siapa@contoh.test', ac_password: 'salah' }
  const flood = Promise.all(Array.from({ length: 150 }, () => open.stranger.send(authRoutes.login, { body })))
  expect((await open.app.inject('/healthz')).statusCode).toBe(200)
  const honest = await open.stranger.send(authRoutes.login, { body: { ac_email, ac_password } })
  expect(honest.statusCode).toBe(200)
  const answers = await flood
  expect(count(answers, 401)).toBeGreaterThanOrEqual(10)
  expect(count(answers, 401) + count(answers, 429)).toBe(150)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.headers['retry-after']).toBe('3')
})

it('can be switched off', async () => {
  const { ac_email } = await person()
  for (let failed = 0; failed < 6; failed++) {
    const body = { ac_email, ac_password: 'salah' }
    await expect(open.stranger.call(authRoutes.login, { body })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  }
  expect(await db.selectFrom('throttle').selectAll().execute()).toEqual([])
})

it('keeps no e-mail, and forgets what is a day old', async () => {
  const sari = await person()
  await login('10.0.0.1', { ...sari, ac_password: 'salah' })
  expect(JSON.stringify(await db.selectFrom('throttle').selectAll().execute())).not.toContain('contoh.test')
  await later(24 * 60 + 1)
  await login('10.0.0.2', sari)
  expect(await db.selectFrom('throttle').select('key').where('key', 'like', '%10.0.0.1%').execute()).toEqual([])
})
