import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { hear } from '../run/process.mjs'
import { say } from './run.mjs'

const ON_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What tests need of the system, by the name of its package in Debian; `find` returns its path. */
const PACKAGES = {
  chromium: () =>
    firstThatRuns([
      ...inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'),
      ...ON_MAC,
    ]),
  /** Chromium's page engine without the browser around it. */
  'chromium-headless-shell': () => firstThatRuns(inPath('chromium-headless-shell')),
  /** Moves the clock of a program. */
  libfaketime: async () => {
    const folders = (await readdir('/usr/lib').catch(() => [])).map(
      (name) => `/usr/lib/${name}/faketime/libfaketime.so.1`,
    )
    return firstThat(folders, (path) => isThere(path, constants.R_OK))
  },
}

/** The path of a package; where it is missing it is installed, which needs root and apt. Undefined when it cannot be. */
export async function need(name) {
  const find = PACKAGES[name]
  const present = await find()
  if (present) return present
  const because = await reasonAgainst()
  if (because) {
    say(`missing: ${name} of Debian (not installed: ${because})`)
    return undefined
  }
  say(`installing ${name} from Debian into the system (--no-install leaves it)`)
  await install(name)
  return find()
}

/** The browser that people have: CHROME_PATH, else Chromium. */
export const findChromium = async () => fromVariable() ?? need('chromium')

/** The headless shell, in which journeys need a fifth less time; where there is none, as `findChromium`. */
export const findFastChromium = async () => fromVariable() ?? (await need('chromium-headless-shell')) ?? findChromium()

const fromVariable = () => process.env.CHROME_PATH || undefined

/** Why no package may be installed here. */
async function reasonAgainst() {
  if (process.argv.includes('--no-install')) return '--no-install'
  if (process.getuid?.() !== 0) return 'needs root'
  return (await hear('apt-get', ['--version'])).code === 0 ? undefined : 'there is no apt-get'
}

/** Without a network apt would try for minutes. */
const APT = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => hear('apt-get', [...APT, ...args], { env })
  const packages = ['install', '-y', '--no-install-recommends', name]
  if ((await apt(...packages)).code === 0) return
  // the list of packages may be old
  await apt('update')
  const { code, words } = await apt(...packages)
  if (code !== 0) say(words.slice(-500))
}

const inPath = (...names) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** A file with the right name is not enough: some systems install a script that only recommends a package. */
const firstThatRuns = (paths) =>
  firstThat(
    paths,
    async (path) => (await isThere(path, constants.X_OK)) && (await hear(path, ['--version'])).code === 0,
  )

async function firstThat(paths, holds) {
  for (const path of paths) if (await holds(path)) return path
}

const isThere = (path, mode) =>
  access(path, mode).then(
    () => true,
    () => false,
  )
