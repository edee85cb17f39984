import { LEVEL } from '@bank/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { fingerprint } from './fingerprint.ts'
import { routes } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'
import { oneValid } from './valid-request.ts'

const { db, signIn } = await world({ rateLimits: false })
beforeEach(() => fillSampleWorld(db))

const withId = routes.filter(([, { path }]) => path.includes('/:id'))

describe('an id in a path', () => {
  it.each([
    ['999999', 404, 'NOT_FOUND'],
    ['2147483648', 404, 'NOT_FOUND'],
    ['99999999999999999999', 404, 'NOT_FOUND'],
    ['0', 422, 'VALIDATION'],
    ['-1', 422, 'VALIDATION'],
    ['1.5', 422, 'VALIDATION'],
    ['1e3', 422, 'VALIDATION'],
    ['abc', 422, 'VALIDATION'],
    ['1 or 1=1', 422, 'VALIDATION'],
    ['../subject', 422, 'VALIDATION'],
    ['\0', 422, 'VALIDATION'],
  ])('%j is answered %i', async (id, status, code) => {
    const { send } = await signIn(LEVEL.admin)
    const before = await fingerprint(db)
    for (const [name, route] of withId) {
      const response = await send(route, { ...oneValid(route), params: { id } })
      expect
        .soft(response.json(), name)
        .toMatchObject(status === 404 ? { code } : { code, fields: { id: expect.any(String) } })
      expect.soft(response.statusCode, name).toBe(status)
      expectOurs(response)
    }
    expect(await fingerprint(db)).toEqual(before)
  })
})
