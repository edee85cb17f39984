import { LEVEL, type Route } from '@bank/contract'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import type { Parts } from '../request.ts'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { fingerprint } from './fingerprint.ts'
import { nobodies } from './nobodies.ts'
import { routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { validRequest } from './valid-request.ts'

/** The truth table of decisions 2, written by hand: what is in neither list needs level 1 or 2. */
const PUBLIC = ['POST /v1/register', 'POST /v1/login', 'POST /v1/forgotPassword']
const ADMIN = [
  'DELETE /v1/subject/:id',
  'DELETE /v1/class/:id',
  'DELETE /v1/indicator/:id',
  'DELETE /v1/topic/:id',
  'DELETE /v1/question/:id',
  'DELETE /v1/account/:id',
  'POST /v1/account/:id/reset',
  'DELETE /v1/account/:id/reset',
]
/** Open to level 2 for the own account alone. */
const OWN = ['GET /v1/account/:id', 'PATCH /v1/account/:id']

const here = await world()
const { db, signIn, stranger } = here
beforeEach(() => fillSampleWorld(db))

const names = routes.map(([name]) => name)
const allBut = (some: string[]) => names.filter((name) => !some.includes(name))
const only = (some: string[]) => routes.filter(([name]) => some.includes(name))
const closed = only(allBut(PUBLIC))
/** One request that would change something if it were let in. */
const sample = (route: Route): Parts => fc.sample(validRequest(route), { seed: 1, numRuns: 1 })[0] ?? {}

it('knows each route that its lists name', () => {
  expect([...PUBLIC, ...ADMIN, ...OWN].filter((name) => !names.includes(name))).toEqual([])
})

it.each(Object.entries(nobodies(here)))('is closed to %s but for the public routes', async (_, meet) => {
  const nobody = await meet()
  const before = await fingerprint(db)
  for (const [name, route] of closed) {
    const response = await nobody.send(route, sample(route))
    expect.soft(response.json(), name).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Login required' })
    expectOurs(response)
  }
  expect(await fingerprint(db)).toBe(before)
})

it('is closed to level 2 where it belongs to level 1 or to another', async () => {
  const staff = await signIn()
  const before = await fingerprint(db)
  for (const [name, route] of only(ADMIN)) {
    const response = await staff.send(route, sample(route))
    expect.soft(response.json(), name).toMatchObject({ code: 'FORBIDDEN', message: 'Anda tidak memiliki akses.' })
    expectOurs(response)
  }
  for (const [name, route] of only(OWN)) {
    const response = await staff.send(route, { params: { id: 1 }, body: route.body && { ac_name: 'Nama lain' } })
    expect.soft(response.json(), name).toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await fingerprint(db)).toBe(before)
})

it.each([
  ['strangers', null, PUBLIC],
  ['level 2', LEVEL.teamContent, allBut(ADMIN)],
  ['level 1', LEVEL.admin, allBut([])],
] as const)('is open to %s where the table says so', async (_, level, open) => {
  for (const [name, route] of routes) {
    // some calls end the session that makes them
    const somebody = level === null ? { ...stranger, id: 1 } : await signIn(level)
    const own = OWN.includes(name) ? { params: { id: somebody.id }, body: route.body && {} } : {}
    const { code } = (await somebody.send(route, { ...sample(route), ...own })).json()
    expect.soft(!['UNAUTHENTICATED', 'FORBIDDEN'].includes(code), name).toBe(open.includes(name))
  }
})

it('takes the token as a bearer too', async () => {
  const { token } = await signIn()
  for (const [name, route] of closed.filter(([, { method }]) => method === 'GET')) {
    const response = await stranger.send(route, { params: { id: 1 }, headers: { authorization: `Bearer ${token}` } })
    expect.soft(response.statusCode, name).toBeLessThan(300)
  }
})
