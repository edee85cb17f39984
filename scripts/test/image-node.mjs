import { readFile } from 'node:fs/promises'
import { npm } from '../run/install.mjs'
import { hear, ROOT } from '../run/process.mjs'

/**
 * The Node.js version that the Dockerfile names, installed into npm's cache, not into node_modules: its `program`, or
 * the `reason` why it is not available. The package of one platform holds the binary itself, so no install script runs.
 */
export async function imageNode() {
  const [, version] = /^FROM node:([\d.]+)/m.exec(await readFile(`${ROOT}/Dockerfile`, 'utf8'))
  const from = ['--package', `node-${process.platform}-${process.arch}@${version}`]
  const code = 'console.log(process.version, process.execPath)'
  const { words } = await hear(...npm('exec', '--yes', ...from, '--', 'node', '--eval', code))
  const lines = words.split('\n')
  const found = lines.find((line) => line.startsWith(`v${version} `))
  if (found) return { version, program: found.slice(version.length + 2) }
  const errors = lines.filter((line) => line.startsWith('npm error'))
  return { version, reason: errors.slice(0, 2).join('; ') || 'npm gives no reason' }
}
