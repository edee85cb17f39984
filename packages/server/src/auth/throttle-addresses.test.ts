import { authRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { people } from '../../test/person.ts'
import { requestOf } from '../../test/request.ts'
import { count, throttling } from '../../test/throttling.ts'
import { world } from '../../test/world.ts'

const { db, app, stranger } = await world()
const proxied = await world({ trustProxy: ['127.0.0.1'] })
const person = people(db)
const { login, later, hits, failing } = throttling({ db, app })

it('keeps nothing of e-mails that are tried from an address that is closed', async () => {
  await hits('sign-in 10.0.0.1', 100)
  const answers = []
  for (const name of ['satu', 'dua', 'tiga'])
    answers.push(await login('10.0.0.1', { ac_email: `${name}@contoh.test`, ac_password: 'salah' }))
  expect(count(answers, 429)).toBe(3)
  expect(await db.selectFrom('throttle').select('key').execute()).toEqual([{ key: 'sign-in 10.0.0.1' }])
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
