import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { StartRefused } from './start-refused.ts'

/** Milliseconds in which a balancer notices `/readyz`, and in which requests in flight finish (reliability 4). */
const NOTICE = 5_000
const IN_FLIGHT = 20_000

export interface RunningServer {
  /** Where people reach it, as a URL. */
  address: string
  /** Rejects when it cannot go on. */
  lost: Promise<never>
  /** Finishes what is in flight, then ends the database. */
  stop(): Promise<void>
}

/** The whole product: a migrated database with its first content and admin, and the app on its port. */
export async function startServer(env: Env, webRoot: string): Promise<RunningServer> {
  const say = (sentence: string) => console.warn(sentence)
  const { db, lost, close } = await openDatabase({
    url: env.DATABASE_URL,
    folder: env.DATA_DIR,
    binFolder: env.POSTGRES_BIN_DIR,
    say,
  })
  const lifecycle = { draining: false }
  try {
    const app = await buildApp({
      db,
      lifecycle,
      webRoot,
      logLevel: env.LOG_LEVEL,
      sessions: { idleMinutes: env.SESSION_IDLE_MINUTES, maxHours: env.SESSION_MAX_HOURS },
    })
    if (!env.isLoopback) say('Tanpa TLS sandi terkirim terbuka: letakkan proksi HTTPS di depan server ini.')
    const address = await listen(app, env)

    async function stop() {
      lifecycle.draining = true
      // only a server that shares its database may have others to which a balancer turns
      if (env.DATABASE_URL) await pause(NOTICE)
      await finish(app)
      await close()
    }
    return { address, lost, stop }
  } catch (error) {
    await close()
    throw error
  }
}

async function finish(app: FastifyInstance) {
  const closed = app.close()
  const late = pause(IN_FLIGHT, undefined, { ref: false }).then(() => app.server.closeAllConnections())
  await Promise.race([closed, late])
}

const REFUSALS: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT: ${PORT} sedang dipakai program lain.`,
  EACCES: ({ PORT }) => `PORT: ${PORT} tidak boleh dipakai oleh akun ini.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} bukan alamat mesin ini.`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} tidak dikenal.`,
}

async function listen(app: FastifyInstance, env: Env) {
  try {
    return await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const refusal = REFUSALS[code]
    throw refusal ? new StartRefused(refusal(env)) : error
  }
}
