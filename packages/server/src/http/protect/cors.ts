import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const HOUR_SECONDS = 3600

/** Lets exactly these origins call the API from a browser; none by default. The token travels in a header, never in a cookie. */
export async function addCors(app: FastifyInstance, origins: string[]) {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['token', 'authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: HOUR_SECONDS,
  })
}
