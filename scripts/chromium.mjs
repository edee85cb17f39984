import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { hear, run, tool } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium that runs: CHROME_PATH, an installed one, else the system's package, else the test tool's own
 * download. Undefined when none can be had.
 */
export async function findChromium() {
  return (await installed()) ?? (await systemPackage()) ?? (await ownDownload())
}

async function installed() {
  if (process.env.CHROME_PATH) return firstThatRuns([process.env.CHROME_PATH])
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return firstThatRuns([...candidates, ...ELSEWHERE, await pathOfDownload()])
}

async function systemPackage() {
  if (process.getuid?.() !== 0 || (await hear('apt-get', ['--version'])).code !== 0) return undefined
  console.log('Memasang Chromium dari sistem operasi ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  const got = (await run('apt-get', packages, { env })) === 0
  if (!got && (await run('apt-get', ['update', '-qq'], { env })) === 0) await run('apt-get', packages, { env })
  return installed()
}

async function ownDownload() {
  console.log('Mengunduh Chromium ...')
  await run(...tool('playwright-core/cli.js', 'install', 'chromium'))
  return installed()
}

const pathOfDownload = async () => (await import('playwright-core')).chromium.executablePath()

/** A name alone proves nothing: some systems put a script there that only advertises a package. */
async function firstThatRuns(paths) {
  for (const path of paths) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere && (await hear(path, ['--version'])).code === 0) return path
  }
}
