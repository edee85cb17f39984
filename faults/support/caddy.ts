import { execFile, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/product.ts'
import { endProgram } from './end-program.ts'
import { newFolder } from './folder.ts'
import { becomesReady } from './ready.ts'

/** The version of the Caddy of this machine; undefined when there is none. */
export const caddyVersion = () =>
  promisify(execFile)('caddy', ['version']).then(
    ({ stdout }) => stdout.split(/\s/)[0],
    () => undefined,
  )

/** Caddy as deploy/Caddyfile sets it up, in front of these servers, without TLS and on a port of its own. */
export async function newCaddy(origins: readonly string[]) {
  const folder = await newFolder()
  const file = join(folder, 'Caddyfile')
  const recipe = await readFile(new URL('../../deploy/Caddyfile', import.meta.url), 'utf8')
  const servers = origins.map((origin) => new URL(origin).host).join(' ')
  await writeFile(file, `{\n\tadmin off\n}\n${recipe.replace(/(?<=reverse_proxy ).*(?= \{)/, servers)}`)
  const origin = `http://127.0.0.1:${await freePort()}`
  const env = { PATH: process.env.PATH, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, SITE_ADDRESS: origin }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env })
  await becomesReady(origin)
  return {
    origin,
    stop: () => endProgram(child, folder),
  }
}
