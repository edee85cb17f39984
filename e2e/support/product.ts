import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WAIT } from '../../packages/contract/test/limits.ts'

const SERVER = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
export const ADMIN = { email: 'admin@contoh.test', password: 'kunci-gudang-soal' }
/** It makes a database and fills it first. */
const START_MS = 2 * WAIT
const POLL_MS = 50
/** The number of characters kept of the server's latest output. */
const KEPT = 20_000

/** The built product as `npm start` runs it: its own process, its own PostgreSQL, its own empty folder. */
export async function startProduct(seed: 'demo' | 'base' | 'none', variables: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-e2e-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // a passkey needs a name: browsers give none to the bare address
  const named = `http://localhost:${port}`
  const environment = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SEED: seed,
    BASE_URL: named,
    ...variables,
  }
  const lines: string[] = []
  let server = await launch(origin, environment, (text) => lines.push(text))

  return {
    origin,
    /** The same server by its name. */
    named,
    /** What its first start has printed so far. */
    printed: () => lines.join(''),
    /** The data folder, with its own PostgreSQL in it. */
    dataFolder: join(folder, 'data'),
    /** Kills server and database with SIGKILL, and starts them again on the data on disk. */
    async crashAndRestart() {
      const [postmaster] = (await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      process.kill(Number(postmaster), 'SIGKILL')
      await ended
      server = await launch(origin, environment)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * Starts the built server as a process of its own; resolves when it is ready. `environment` gives port and data, `main`
 * the file of another build.
 */
export async function launch(
  origin: string,
  environment: Record<string, string>,
  hear: (text: string) => void = () => {},
  main = SERVER,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    // not the environment of the test runner, which sets BASE_URL and MODE too
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      hear(String(chunk))
      log = (log + chunk).slice(-KEPT)
    })
  }
  for (const started = Date.now(); Date.now() - started < START_MS; await wait(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${log}`)
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if (ready?.ok) return child
  }
  throw new Error(`the server was not ready in ${START_MS / 1000} s:\n${log}`)
}

/**
 * Below the ports that systems lend to outgoing connections: one of those could be lent while a server on it starts, or
 * starts again.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
