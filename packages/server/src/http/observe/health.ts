import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../bind/error-handler.ts'

export interface Lifecycle {
  /** True from SIGTERM on: running requests finish, new ones should go elsewhere. */
  draining: boolean
}

const CACHED_MS = 1000

/**
 * `/healthz`: the process runs; no I/O. `/readyz`: not draining, and what the server needs is ready; checked at most once
 * a second, however often it is called. Both answer only yes or no.
 */
export function addHealth(app: FastifyInstance, lifecycle: Lifecycle, isReady: () => Promise<boolean>) {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(false)
  const isReadyNow = () => {
    if (performance.now() - asked < CACHED_MS) return answer
    asked = performance.now()
    answer = isReady().catch(() => false)
    return answer
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    // an answer like the other: a balancer asks each second, and the log is for failures
    if (lifecycle.draining || !(await isReadyNow())) return refuse(new ApiError('UNAVAILABLE'), reply)
    return { status: 'ready' }
  })
}
