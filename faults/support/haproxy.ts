import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { freePort } from '../../e2e/support/product.ts'
import { newFolder } from './folder.ts'

/** The version of the HAProxy of this machine; undefined when there is none. */
export const haproxyVersion = () =>
  promisify(execFile)('haproxy', ['-v']).then(
    ({ stdout }) => /version (\S+)/.exec(stdout)?.[1],
    () => undefined,
  )

/** HAProxy as deploy/haproxy.cfg sets it up, in front of three servers, without TLS and on a port of its own. */
export async function newHaproxy(origins: readonly string[]) {
  const [folder, port] = [await newFolder(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  const recipe = await readFile(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8')
  const own = recipe
    .replace(/^\t(log \/dev|user|group|bind :443|http-request redirect) ?.*\n/gm, '')
    .replace(/bind :80$/m, `bind 127.0.0.1:${port}`)
    .replace(/10\.0\.0\.1(\d):3000$/gm, (_, number) => new URL(origins[number - 1] ?? '').host)
  await writeFile(file, own)
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
