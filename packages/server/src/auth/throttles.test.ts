import { authRoutes } from '@bank/contract'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PASSWORD, people } from '../../test/person.ts'
import { count, throttling } from '../../test/throttling.ts'
import { world } from '../../test/world.ts'
import { storePassword } from './credentials.repo.ts'
import { countAndClose } from './throttle.repo.ts'
import { throttlesOf } from './throttles.ts'

const { db, app } = await world()
const open = await world({ rateLimits: false })
const person = people(db)

const { from, login, later, hits, failing } = throttling({ db, app })

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
  const flooded = await person()
  // as costly as shipped, so that the line fills however slowly the calls come
  await storePassword(db, flooded.id, await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2 }))
  const body = { ac_email: flooded.ac_email, ac_password: 'salah' }
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
