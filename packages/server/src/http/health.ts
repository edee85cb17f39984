import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'

export interface Lifecycle {
  /** True from SIGTERM on: what is in flight is finished, nothing new should come. */
  draining: boolean
}

const CACHED_MS = 1000

/** `/healthz`: alive, no I/O. `/readyz`: the database answers and we are not draining; asked at most once a second. */
export function addHealth(app: FastifyInstance, lifecycle: Lifecycle, askDatabase: () => Promise<void>) {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(false)
  const databaseAnswers = () => {
    if (performance.now() - asked < CACHED_MS) return answer
    asked = performance.now()
    answer = askDatabase().then(
      () => true,
      () => false,
    )
    return answer
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (lifecycle.draining || !(await databaseAnswers())) throw new ApiError('UNAVAILABLE')
    return { status: 'ready' }
  })
}
