import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
export const ADMIN = { email: 'admin@contoh.test', password: 'kunci-gudang-soal' }
const START_SECONDS = 60

/** The built product as `npm start` runs it: its own process, its own PostgreSQL, its own empty folder. */
export async function startProduct(seed: 'demo' | 'base' | 'none') {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-e2e-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let server = await launch()

  async function launch(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [SERVER], {
      // not the test runner's own environment: it speaks of BASE_URL and MODE too
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        SEED: seed,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
    for (let tries = 0; tries < START_SECONDS * 10; tries++) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${said}`)
      const ready = await fetch(`${origin}/readyz`).catch(() => null)
      if (ready?.ok) return child
      await wait(100)
    }
    throw new Error(`the server was not ready in ${START_SECONDS} s:\n${said}`)
  }

  return {
    origin,
    /** Ends server and database as a power cut would, and starts them again on what is on the disk. */
    async crashAndRestart() {
      const [postmaster] = (await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      process.kill(Number(postmaster), 'SIGKILL')
      await ended
      server = await launch()
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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
