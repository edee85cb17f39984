import { ERRORS, LEVEL, type Route } from '@bank/contract'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../src/http/openapi.ts'
import { world } from '../world.ts'
import { expectOurs } from './expect-ours.ts'
import { hostileRequest } from './hostile.ts'
import { WALK } from './routes.ts'
import { fillSampleWorld } from './sample-world.ts'

/** More for a release: FUZZ_RUNS=1000. A failure prints its seed; FUZZ_SEED brings it back. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 200)
const seed = process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED)

const { paths = {} } = openApiDocument()
const documented = ({ path, method }: Route) => {
  const item = paths[path.replace(':id', '{id}')] as Record<string, { responses?: object }> | undefined
  return Object.keys(item?.[method.toLowerCase()]?.responses ?? {})
}

/** Throws hostile requests at each of these routes: two files share the contract, for two workers. */
export async function fuzz(some: [name: string, route: Route][]) {
  const { db, signIn } = await world({ rateLimits: false })
  beforeEach(() => fillSampleWorld(db))

  describe.each(some)('%s', (_, route) => {
    it('meets hostile input with a documented answer in our form, never an error of its own, and takes what is right', {
      timeout: WALK.timeout * Math.ceil(numRuns / 200),
    }, async () => {
      let { send } = await signIn(LEVEL.admin)
      let served = 0
      const meets = async (parts: Parameters<typeof send>[1]) => {
        const response = await send(route, parts)
        expect(response.statusCode, response.body).toBeLessThan(500)
        expect(documented(route), response.body).toContain(String(response.statusCode))
        expectOurs(response)
        if (response.statusCode < 300) served += 1
        // it was a sign-out, or a change of who calls
        if (response.statusCode === ERRORS.UNAUTHENTICATED.status) send = (await signIn(LEVEL.admin)).send
      }
      await fc.assert(fc.asyncProperty(hostileRequest(route), meets), {
        numRuns,
        ...(seed !== undefined && { seed }),
      })
      if (numRuns >= 200) expect(served).toBeGreaterThan(0)
    })
  })
}
