import { readFile } from 'node:fs/promises'
import { ROOT, run } from './process.mjs'

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function install() {
  if (await isInstalled()) return
  console.log('Memasang paket (sekali saja) ...')
  // with NODE_ENV=production npm would skip the packages that build the app
  const code = await run(...npm('ci', '--include=dev'))
  if (code !== 0) throw new Error(`npm ci gagal (${code}).`)
}

/** npm writes a list of the packages in node_modules; it must contain every package of the lock file in its version. */
async function isInstalled() {
  const wanted = await packagesIn(`${ROOT}/package-lock.json`)
  const present = await packagesIn(`${ROOT}/node_modules/.package-lock.json`).catch(() => ({}))
  const fits = ([path, { version, optional, link }]) =>
    link || !path.includes('node_modules/') || (present[path] ? present[path].version === version : optional === true)
  return Object.keys(present).length > 0 && Object.entries(wanted).every(fits)
}

const packagesIn = async (file) => JSON.parse(await readFile(file, 'utf8')).packages

/** The npm that started this script, else the npm in PATH. */
export function npm(...args) {
  const running = process.env.npm_execpath
  if (running?.endsWith('.js')) return [process.execPath, [running, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}
