import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

export interface Lifecycle {
  /** True from SIGTERM on: what is in flight is finished, nothing new should come. */
  draining: boolean
}

const CACHED_MS = 1000

/**
 * `/healthz`: alive, no I/O. `/readyz`: we are not draining and all that is needed stands, asked at most once a second,
 * however often somebody calls. Neither says more than yes or no.
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
  app.get('/readyz', async () => {
    if (lifecycle.draining || !(await isReadyNow())) throw new ApiError('UNAVAILABLE')
    return { status: 'ready' }
  })
}
