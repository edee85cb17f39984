import { constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** What runs keep for later runs, of this clone or another: nothing in it is needed. */
export const KEPT = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'bank-soal')

/** What `keep` wrote under this name, or an empty object. */
export const kept = (name) => readFile(join(KEPT, `${name}.json`), 'utf8').then(JSON.parse, () => ({}))

/** Keeps a value; a folder that cannot be written is no reason to fail a run. */
export const keep = (name, value) => write(`${name}.json`, (file) => writeFile(file, JSON.stringify(value, null, 1)))

/** Puts a kept file at its place in a new clone, unless one is there. */
export async function bring(name, place) {
  await mkdir(dirname(place), { recursive: true })
  await copyFile(join(KEPT, name), place, constants.COPYFILE_EXCL).catch(() => {})
}

/** Keeps a file for the next new clone. */
export const keepFile = (name, place) => write(name, (file) => copyFile(place, file))

/** The modules that vitest has transformed: named by their content and place. */
export const MODULES = join(KEPT, 'modules')
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes the modules that no run has read for two weeks. */
export async function dropOldModules() {
  for (const name of await readdir(MODULES).catch(() => [])) {
    const { atimeMs, mtimeMs } = await stat(join(MODULES, name))
    if (Math.max(atimeMs, mtimeMs) < Date.now() - 14 * DAY_MS) await rm(join(MODULES, name), { force: true })
  }
}

/** Under its name it is whole, also while another run reads it. */
async function write(name, make) {
  const file = join(KEPT, name)
  try {
    await mkdir(KEPT, { recursive: true })
    await make(`${file}.${process.pid}`)
    await rename(`${file}.${process.pid}`, file)
  } catch (error) {
    console.log(`${file} was not kept (${error.code})`)
  }
}
