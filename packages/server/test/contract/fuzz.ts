import { ERRORS, LEVEL, type Route } from '@bank/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { LONG } from '../../../contract/test/limits.ts'
import type { Db } from '../../src/db/connect.ts'
import { openApiDocument } from '../../src/http/openapi/openapi.ts'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { prepareCaller, WITH_PASSKEYS } from './factor-caller.ts'
import { hostileRequest } from './hostile.ts'
import { fillSampleWorld } from './sample-world.ts'

/** 200 by `npm run test:more`, for a release FUZZ_RUNS=1000. A failure prints its seed; FUZZ_SEED brings it back. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 20)
const seed = process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED)

const { paths = {} } = openApiDocument()
const documented = ({ path, method }: Route) => {
  const item = paths[path.replace(/:(\w+)/, '{$1}')] as Record<string, { responses?: object }> | undefined
  return Object.keys(item?.[method.toLowerCase()]?.responses ?? {})
}

interface Place {
  /** What stands there beside the sample world. */
  prepare?: (db: Db) => Promise<unknown>
  /** What must hold after the requests of a route. */
  holds?: (db: Db) => Promise<void>
  /** Of requests to a route. */
  most?: number
}

/** Sends hostile requests to each of these routes. Two test files share all routes, so that two workers run them. */
export async function fuzz(some: [name: string, route: Route][], { prepare, holds, most = numRuns }: Place = {}) {
  const { db, signIn } = await world({ rateLimits: false, ...WITH_PASSKEYS })
  beforeEach(async () => {
    await fillSampleWorld(db)
    await prepare?.(db)
  })
  async function admin(route: Route) {
    const { id, send } = await signIn(LEVEL.admin)
    await prepareCaller(db, route, id)
    return send
  }

  describe.each(some)('%s', (_, route) => {
    it('meets hostile input with a documented answer in our form, never an error of its own, and takes what is right', {
      timeout: LONG,
    }, async () => {
      let send = await admin(route)
      let served = 0
      const meets = async (parts: Parameters<typeof send>[1]) => {
        const response = await send(route, parts)
        expect(response.statusCode, response.body).toBeLessThan(500)
        expect(documented(route), response.body).toContain(String(response.statusCode))
        expectOurs(response, route)
        if (response.statusCode < 300) served += 1
        // the call was a sign-out or changed the calling account, so sign in again
        if (response.statusCode === ERRORS.UNAUTHENTICATED.status) send = await admin(route)
      }
      await fc.assert(fc.asyncProperty(hostileRequest(route), meets), {
        numRuns: Math.min(numRuns, most),
        ...(seed !== undefined && { seed }),
      })
      if (numRuns >= 200 && !holds) expect(served).toBeGreaterThan(0)
      await holds?.(db)
    })
  })
}
