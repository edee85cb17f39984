import { execFile, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/product.ts'
import { endProgram } from './end-program.ts'
import { newFolder } from './folder.ts'
import { becomesReady } from './ready.ts'

/** The version of the HAProxy of this machine; undefined when there is none. */
export const haproxyVersion = () =>
  promisify(execFile)('haproxy', ['-v']).then(
    ({ stdout }) => /version (\S+)/.exec(stdout)?.[1],
    () => undefined,
  )

/** HAProxy as deploy/haproxy.cfg sets it up, in front of three servers, without TLS and on a port of its own. */
export async function newHaproxy(origins: readonly string[]) {
  const port = await freePort()
  const { stop } = await startHaproxy('haproxy.cfg', (recipe) =>
    recipe
      .replace(/^\t(bind :443|http-request redirect) ?.*\n/gm, '')
      .replace(/bind :80$/m, `bind 127.0.0.1:${port}`)
      .replace(/10\.0\.0\.1(\d):3000$/gm, (_, number) => new URL(origins[number - 1] ?? '').host),
  )
  const origin = `http://127.0.0.1:${port}`
  await becomesReady(origin)
  return { origin, stop }
}

/** HAProxy as deploy/haproxy-patroni.cfg sets it up, in front of these databases, whose Patroni listens on `health`. */
export async function newHaproxyOfPatroni(databases: readonly { port: number; health: number }[]) {
  const port = await freePort()
  const servers = databases.map((one, index) => `\tserver db-${index + 1} 127.0.0.1:${one.port} port ${one.health}\n`)
  const { stop } = await startHaproxy('haproxy-patroni.cfg', (recipe) =>
    recipe
      .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
      .replace(/\tserver .*$/s, servers.join(''))
      .replace(' port 8008', ''),
  )
  return { port, stop }
}

/** HAProxy with a file of deploy/, changed for this machine. */
async function startHaproxy(name: string, changed: (recipe: string) => string) {
  const folder = await newFolder()
  const file = join(folder, name)
  const recipe = await readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
  await writeFile(file, changed(recipe.replace(/^\t(log \/dev|user|group) ?.*\n/gm, '')))
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' })
  return {
    stop: () => endProgram(child, folder),
  }
}
