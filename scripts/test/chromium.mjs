import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { hear, run, tool } from '../run/process.mjs'
import { systemPackage } from './system-package.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium's page engine without the browser around it; Debian has it as a package of its own. */
const SHELL = 'chromium-headless-shell'

/**
 * The path of a working Chromium: CHROME_PATH, else an installed one, else the system's package, else the download of
 * the test tool. Undefined when none is available.
 */
export async function findChromium() {
  return (await installed()) ?? (await systemPackage('chromium', installed)) ?? (await ownDownload())
}

/** The headless shell, in which journeys need a fifth less time; where there is none, as `findChromium`. */
export async function findFastChromium() {
  if (process.env.CHROME_PATH) return findChromium()
  const shell = () => firstThatRuns(inPath([SHELL]))
  return (await shell()) ?? (await systemPackage(SHELL, shell)) ?? findChromium()
}

async function installed() {
  if (process.env.CHROME_PATH) return firstThatRuns([process.env.CHROME_PATH])
  return firstThatRuns([...inPath(NAMES), ...ELSEWHERE, await pathOfDownload()])
}

const inPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

async function ownDownload() {
  console.log('Mengunduh Chromium ...')
  await run(...tool('playwright-core/cli.js', 'install', 'chromium'))
  return installed()
}

const pathOfDownload = async () => (await import('playwright-core')).chromium.executablePath()

/** A file with the right name is not enough: some systems install a script that only recommends a package. */
async function firstThatRuns(paths) {
  for (const path of paths) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere && (await hear(path, ['--version'])).code === 0) return path
  }
}
