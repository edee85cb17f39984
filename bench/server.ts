import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url))
/** Long, because a bank from an older version is migrated at the start. */
const START_SECONDS = 600

export const ADMIN = { email: 'admin@contoh.test', password: 'kunci-gudang-soal' }

/** A bank in a data folder; with `url`, its database is on a PostgreSQL of one's own instead of the embedded one. */
export interface Bank {
  folder: string
  url?: string | undefined
}

export interface RunningServer {
  origin: string
  pid: number
  /** Milliseconds from the start of the process to its first answered call. */
  coldStart: number
  stop(): Promise<void>
}

/** Starts the built server as `npm start` does: a process of its own, with its own PostgreSQL unless the bank has a URL. */
export async function startServer({ folder, url }: Bank, port: number): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ PORT: String(port), DATA_DIR: folder, SEED: 'base', RATE_LIMITS: 'off' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      ...(url && { DATABASE_URL: url }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(child, origin)
  const coldStart = performance.now() - started
  return {
    origin,
    coldStart,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(child: ChildProcess, origin: string) {
  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    // a call of the contract that needs a database query: it looks up a token that does not exist
    const reply = await fetch(`${origin}/v1/subject`, { headers: { authorization: 'Bearer none' } }).catch(() => null)
    if (reply?.status === 401) return
    await pause(5)
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready in ${START_SECONDS} s`)
}
