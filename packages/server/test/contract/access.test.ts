import { LEVEL } from '@bank/contract'
import { beforeEach, expect, it } from 'vitest'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { fingerprint } from './fingerprint.ts'
import { callersWithoutSession } from './nobodies.ts'
import { routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

/** The table of decisions 2, written by hand: routes in no list need level 1 or 2. */
const PUBLIC = ['register', 'login', 'forgotPassword', 'resetPassword'].map((name) => `POST /v1/${name}`)
const DELETED_BY_ADMINS = [
  'subject',
  'class',
  'indicator',
  'question-level',
  'topic',
  'subtopic',
  'discussion',
  'account',
]
const DELETED_QUESTIONS = ['question', 'snpmb/question', 'question-parent']
const ADMIN = [
  ...[...DELETED_BY_ADMINS, ...DELETED_QUESTIONS].map((name) => `DELETE /v1/${name}/:id`),
  'PATCH /v1/question-level/:id',
  'GET /v1/account/:id/reset',
  'POST /v1/account/:id/reset',
  'DELETE /v1/account/:id/reset',
  'DELETE /v1/account/:id/factor',
  'POST /v1/history/:id/restore',
  'POST /v1/question-bulk/delete',
  'PATCH /v1/review-policy',
  'GET /v1/review/board',
  'GET /v1/capability/:id',
  'PATCH /v1/capability/:id',
  'GET /v1/securityEvent',
  'GET /v1/banner',
  'GET /v1/banner/:id',
  'POST /v1/banner',
  'PATCH /v1/banner/:id',
  'DELETE /v1/banner/:id',
]
/** Open to level 2 only for its own account. */
const OWN = ['GET /v1/account/:id', 'PATCH /v1/account/:id']

const here = await world()
const { db, signIn, stranger } = here
beforeEach(() => fillSampleWorld(db))

const names = routes.map(([name]) => name)
const allBut = (some: string[]) => names.filter((name) => !some.includes(name))
const only = (some: string[]) => routes.filter(([name]) => some.includes(name))
const closed = only(allBut(PUBLIC))

it('knows each route that its lists name', () => {
  expect([...PUBLIC, ...ADMIN, ...OWN].filter((name) => !names.includes(name))).toEqual([])
})

it.each(Object.entries(callersWithoutSession(here)))('is closed to %s but for the public routes', async (_, meet) => {
  const nobody = await meet()
  const before = await fingerprint(db)
  for (const [name, route] of closed) {
    const response = await nobody.send(route, oneValid(route))
    expect.soft(response.json(), name).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Login required' })
    expectOurs(response)
  }
  expect(await fingerprint(db)).toEqual(before)
})

it('is closed to level 2 where it belongs to level 1 or to another', async () => {
  const staff = await signIn()
  const before = await fingerprint(db)
  for (const [name, route] of only(ADMIN)) {
    const response = await staff.send(route, oneValid(route))
    expect.soft(response.json(), name).toMatchObject({ code: 'FORBIDDEN', message: 'Anda tidak memiliki akses.' })
    expectOurs(response)
  }
  for (const [name, route] of only(OWN)) {
    const response = await staff.send(route, { params: { id: 1 }, body: route.body && { ac_name: 'Nama lain' } })
    expect.soft(response.json(), name).toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await fingerprint(db)).toEqual(before)
})

it.each([
  ['strangers', null, PUBLIC],
  ['level 2', LEVEL.teamContent, allBut(ADMIN)],
  ['level 1', LEVEL.admin, allBut([])],
] as const)('is open to %s where the table says so', async (_, level, open) => {
  for (const [name, route] of routes) {
    // some calls end the session that makes them
    const client = level === null ? { ...stranger, id: 1 } : await signIn(level)
    // a comment is changed by its writer alone
    if (level !== null) await db.updateTable('review_comment').set({ created_by: client.id }).execute()
    const own = OWN.includes(name) ? { params: { id: client.id }, body: route.body && {} } : {}
    const { payload } = await client.send(route, { ...oneValid(route), ...own })
    expect.soft(!/"code":"(?:UNAUTHENTICATED|FORBIDDEN)"/.test(payload), name).toBe(open.includes(name))
  }
})

it('takes the token as a bearer too', async () => {
  const { token } = await signIn()
  const bearer = { headers: { authorization: `Bearer ${token}` } }
  for (const [, route] of only(['GET /v1/subject'])) expect((await stranger.send(route, bearer)).statusCode).toBe(200)
})
