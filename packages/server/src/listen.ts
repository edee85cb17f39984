import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { StartRefused } from './start-refused.ts'

const REFUSALS: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT: ${PORT} sedang dipakai program lain.`,
  EACCES: ({ PORT }) => `PORT: ${PORT} tidak boleh dipakai oleh akun ini.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} bukan alamat mesin ini.`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} tidak dikenal.`,
}

/** One process refuses more at once than it could serve (reliability 1, row 44). */
const MAX_CONNECTIONS = 2_000
/** From here on a connection is kept for a moment alone, so that who only holds one makes room for who comes. */
const CROWDED = 1_000
const MOMENT_MS = 3_000

/** Listens where the environment says and gives the URL. What is in the way is told by the variable that moves it. */
export async function listen(app: FastifyInstance, env: Env): Promise<string> {
  if (!env.isLoopback)
    console.warn('HOST: tanpa TLS sandi terkirim terbuka; letakkan proksi HTTPS di depan server ini.')
  app.server.maxConnections = MAX_CONNECTIONS
  makeRoom(app.server)
  try {
    return await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const refusal = REFUSALS[code]
    throw refusal ? new StartRefused(refusal(env)) : error
  }
}

function makeRoom(server: Server) {
  const usual = server.keepAliveTimeout
  server.on('connection', () => {
    server.getConnections((_, count) => {
      server.keepAliveTimeout = count > CROWDED ? MOMENT_MS : usual
    })
  })
}
