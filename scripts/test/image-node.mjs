import { readFile } from 'node:fs/promises'
import { npm } from '../run/install.mjs'
import { hear, ROOT } from '../run/process.mjs'

/**
 * The Node.js version that the Dockerfile names, installed into npm's cache, not into node_modules: its `program`, or
 * the `reason` why it is not available. The package of one platform holds the binary itself, so no install script runs.
 */
export async function imageNode() {
  const dockerfile = await readFile(`${ROOT}/Dockerfile`, 'utf8')
  const [, version] = /^FROM node:([\d.]+)/m.exec(dockerfile)
  const from = ['--package', `node-${process.platform}-${process.arch}@${version}`]
  const code = 'console.log(process.version, process.execPath)'
  const { words } = await hear(...npm('exec', '--yes', ...from, '--', 'node', '--eval', code))
  const found = words.split('\n').find((line) => line.startsWith(`v${version} `))
  return found ? { version, program: found.slice(version.length + 2) } : { version, reason: reasonIn(words) }
}

/** The code and the first sentence of npm's error message. */
const reasonIn = (words) =>
  words
    .split('\n')
    .filter((line) => line.startsWith('npm error'))
    .slice(0, 2)
    .join('; ') || 'npm gives no reason'
