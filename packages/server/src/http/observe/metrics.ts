import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@bank/contract'
import type { FastifyInstance } from 'fastify'
import type * as Prometheus from 'prom-client'
import type { Measure } from './metrics-measures.ts'

type Client = typeof Prometheus

/** In seconds: close together where people notice a difference, up to the longest call. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1, 2.5, 5, 10, 30, 60]

/**
 * `GET /metrics` in Prometheus' text format, with the token as `Authorization: Bearer`; when no token is configured the
 * answer is 404. Calls are labelled by route, never by address, so that addresses make no new series.
 */
export async function addMetrics(app: FastifyInstance, token: string | undefined, measures: Measure[]) {
  if (!token) return
  // loaded only where it is asked for; in the build a CommonJS package has no other export than `default`
  const { default: prometheus } = await import('prom-client')
  const register = new prometheus.Registry()
  // process_resident_memory_bytes, nodejs_eventloop_lag_*, open files and the like
  prometheus.collectDefaultMetrics({ register })
  for (const measure of measures) addGauge(prometheus, register, measure)
  countAnswers(prometheus, app, register)
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) throw new ApiError('UNAUTHENTICATED')
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}

/** Rate, errors and durations of all answers: the histogram counts them by route and status. */
function countAnswers({ Histogram }: Client, app: FastifyInstance, register: Prometheus.Registry) {
  const answers = new Histogram({
    name: 'bank_http_request_duration_seconds',
    help: 'Answers by method, route pattern and status, with the seconds they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    answers.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

/** A measure that fails has no line; the others are still written. */
function addGauge({ Gauge }: Client, register: Prometheus.Registry, { name, help, label, read }: Measure) {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    async collect() {
      const values = await Promise.resolve()
        .then(read)
        .catch(() => ({}))
      this.reset()
      for (const [kind, value] of Object.entries(values)) this.set({ [label]: kind }, value)
    },
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Takes the same time for every wrong token. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
