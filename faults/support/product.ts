import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, launch } from '../../e2e/support/product.ts'
import { newFolder } from './folder.ts'
import { newPlace, signIn } from './world.ts'

/** The built server, or that of another build, which can be killed and started again on the same folder and port. */
export async function newServer(environment: Record<string, string>, main?: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let log = ''

  return {
    origin,
    pid: () => child?.pid ?? 0,
    /** Its log so far, of all starts: failures alone, unless LOG_LEVEL says more. */
    logged: () => log,
    /** Resolves when the server is ready; returns how long that took, in milliseconds. */
    async start() {
      const from = performance.now()
      const whole = { PORT: String(port), SEED: 'none', RATE_LIMITS: 'off', ...environment }
      child = await launch(origin, whole, (text) => (log += text), main)
      return performance.now() - from
    },
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** A new installation in its own folder, with a class, topic and level for questions. */
export async function newInstallation(environment: Record<string, string> = {}, folder?: string, main?: string) {
  const home = folder ?? (await newFolder())
  const data = join(home, 'data')
  const server = await newServer({ DATA_DIR: data, ...environment }, main)
  await server.start()
  const token = await signIn(server.origin)
  const place = await newPlace(server.origin, token)
  return {
    ...server,
    data,
    token,
    place,
    async remove() {
      await server.end('SIGTERM')
      if (!folder) await rm(home, { recursive: true, force: true })
    },
  }
}

export type Installation = Awaited<ReturnType<typeof newInstallation>>
