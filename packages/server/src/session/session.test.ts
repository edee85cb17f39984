import { authRoutes, noticeRoutes, sessionRoutes, subjectRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { openSession } from '../auth/session.repo.ts'

const { db, app, caller, signIn } = await world()
const person = people(db)
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'

/** Signs in from a device, as a browser would, and gives calls with the new token. */
async function from(ac_email: string, device?: string, agent = CHROME) {
  const response = await app.inject({
    method: 'POST',
    url: authRoutes.login.path,
    headers: { 'user-agent': agent },
    remoteAddress: '10.0.0.7',
    payload: { ac_email, ac_password: PASSWORD, device },
  })
  expect(response.statusCode, response.body).toBe(200)
  return caller(response.json().token)
}
type Client = ReturnType<typeof caller>
const sessionsOf = async (client: Client) => (await client.call(sessionRoutes.list, {})).data
const noticesOf = async (client: Client) => (await client.call(noticeRoutes.list, { query: {} })).data
const ended = { code: 'UNAUTHENTICATED' }

it('lists the own sessions with device, address and times, and no other’s', async () => {
  const { ac_email } = await person()
  await signIn()
  const [desk, phone] = [await from(ac_email, 'meja'), await from(ac_email, 'saku', IPHONE)]
  const when = { created_at: expect.any(String), last_used_at: expect.any(String), address: '10.0.0.7' }
  const both = [
    { id: expect.any(Number), device_name: 'Safari di iPhone', current: true, ...when },
    { id: expect.any(Number), device_name: 'Chrome di Windows', current: false, ...when },
  ]
  expect(await sessionsOf(phone)).toEqual(both)
  expect((await sessionsOf(desk)).map(({ current }) => current)).toEqual([true, false])
})

it('leaves out those that are idle for too long', async () => {
  const { ac_email } = await person()
  const [, phone] = [await from(ac_email, 'meja'), await from(ac_email, 'saku')]
  await sql`update session set last_used_at = now() - interval '3 hours'
    where token_hash = (select token_hash from session_origin order by id limit 1)`.execute(db)
  expect(await sessionsOf(phone)).toMatchObject([{ current: true }])
})

it.each([
  ['an hour', 1, 200],
  ['a day', 24, 401],
])('%s after the clock was set back, answers %i', async (_, hours, status) => {
  const { ac_email } = await person()
  const desk = await from(ac_email, 'meja')
  const ahead = sql`now() + make_interval(hours => ${hours})`
  await sql`update session set created_at = ${ahead}, last_used_at = ${ahead}`.execute(db)
  expect((await desk.send(sessionRoutes.list, {})).statusCode).toBe(status)
  const { rows } = await sql`select from session where last_used_at <= now()`.execute(db)
  expect(rows).toHaveLength(status === 200 ? 1 : 0)
})

it('lists a hundred at most, this one among them', async () => {
  const { id, ac_email } = await person()
  const desk = await from(ac_email, 'meja')
  for (let at = 0; at < 105; at++) await openSession(db, id)
  const listed = await sessionsOf(desk)
  expect(listed).toHaveLength(100)
  expect(listed[0]).toMatchObject({ current: true, device_name: 'Chrome di Windows' })
})

it('ends one of them, whose next call is refused, and the others go on', async () => {
  const { ac_email } = await person()
  const [desk, phone, lost] = [await from(ac_email, 'a'), await from(ac_email, 'b'), await from(ac_email, 'c')]
  const own = (await sessionsOf(lost)).find(({ current }) => current)
  await desk.call(sessionRoutes.remove, { params: { id: own?.id ?? 0 } })
  await expect(noticesOf(lost)).rejects.toMatchObject(ended)
  expect(await sessionsOf(phone)).toHaveLength(2)
})

it('ends all others at once', async () => {
  const { ac_email } = await person()
  const other = await signIn()
  const [desk, phone] = [await from(ac_email, 'a'), await from(ac_email, 'b')]
  expect(await desk.call(sessionRoutes.removeOthers, {})).toMatchObject({ data: [] })
  await expect(noticesOf(phone)).rejects.toMatchObject(ended)
  expect(await sessionsOf(desk)).toMatchObject([{ current: true }])
  expect(await sessionsOf(other)).toHaveLength(1)
})

it('ends nobody else’s session', async () => {
  const { ac_email } = await person()
  const sari = await from(ac_email, 'a')
  const [{ id } = { id: 0 }] = await sessionsOf(sari)
  const stranger = await signIn(1)
  await expect(stranger.call(sessionRoutes.remove, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await sessionsOf(sari)).toHaveLength(1)
})

it('lists and ends a session that a server of the previous release opened', async () => {
  const { ac_email } = await person()
  const [desk, phone] = [await from(ac_email, 'a'), await from(ac_email, 'b')]
  await sql`delete from session_origin where id = (select max(id) from session_origin)`.execute(db)
  const [earlier] = (await sessionsOf(desk)).filter(({ current }) => !current)
  expect(earlier).toMatchObject({ device_name: null, address: null })
  await desk.call(sessionRoutes.remove, { params: { id: earlier?.id ?? 0 } })
  await expect(noticesOf(phone)).rejects.toMatchObject(ended)
})

it('shows neither a token nor its hash', async () => {
  const { ac_email } = await person()
  const said = JSON.stringify(await sessionsOf(await from(ac_email, 'meja')))
  const { token_hash } = await db.selectFrom('session').select('token_hash').executeTakeFirstOrThrow()
  for (const form of ['hex', 'base64', 'base64url'] as const) expect(said).not.toContain(token_hash.toString(form))
  expect(said).not.toContain('meja')
})

it('tells of a device that the account has not used, but not of its first and of known ones', async () => {
  const { ac_email } = await person()
  const desk = await from(ac_email, 'meja')
  await from(ac_email, 'meja')
  expect(await noticesOf(desk)).toEqual([])
  await from(ac_email, 'saku', IPHONE)
  await from(ac_email, 'saku', IPHONE)
  const data = { device_name: 'Safari di iPhone', address: '10.0.0.7' }
  expect(await noticesOf(desk)).toMatchObject([{ kind: 'new-device', data, read_at: null }])
})

it('takes a device that another account uses for a new one', async () => {
  const [sari, budi] = [await person(), await person()]
  await from(budi.ac_email, 'meja')
  const own = await from(sari.ac_email, 'saku')
  await from(sari.ac_email, 'meja')
  expect(await noticesOf(own)).toHaveLength(1)
})

it('tells of clients that name no device once a day', async () => {
  const { ac_email } = await person()
  const desk = await from(ac_email, 'meja')
  for (let times = 0; times < 3; times++) await from(ac_email, undefined, 'curl/8.5.0')
  expect(await noticesOf(desk)).toMatchObject([{ data: { device_name: 'Program lain' } }])
  await sql`update known_device set told_at = told_at - interval '25 hours'`.execute(db)
  for (let times = 0; times < 3; times++) await from(ac_email, undefined, 'curl/8.5.0')
  expect(await noticesOf(desk)).toHaveLength(2)
  await from(ac_email, 'meja')
  expect(await noticesOf(desk)).toHaveLength(2)
})

it('keeps the last fifty devices of an account', async () => {
  const { id, ac_email } = await person()
  await sql`insert into known_device (account_id, device, seen_at)
    select ${id}, 'lama ' || n, now() - make_interval(days => n) from generate_series(1, 60) n`.execute(db)
  await from(ac_email, 'meja')
  const kept = await db.selectFrom('known_device').select('device').execute()
  expect(kept).toHaveLength(50)
  expect(kept).toContainEqual({ device: 'lama 49' })
})

it('does not count calls in the background as use: a session with nothing else ends when idle', async () => {
  const desk = await signIn()
  const rest = (minutes: number) =>
    sql`update session set last_used_at = now() - make_interval(mins => ${minutes})`.execute(db)
  const idle = async () => {
    const { rows } = await sql<{ is: boolean }>`
      select last_used_at < now() - interval '1 minute' as is from session`.execute(db)
    return rows[0]?.is
  }
  await rest(60)
  await desk.call(noticeRoutes.list, { query: {} })
  expect(await idle()).toBe(true)
  await desk.call(subjectRoutes.list, { query: {} })
  expect(await idle()).toBe(false)
  await rest(121)
  await expect(desk.call(noticeRoutes.list, { query: {} })).rejects.toMatchObject(ended)
})
