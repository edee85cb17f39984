import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** What runs keep for later runs, of this clone or another: nothing in it is needed. */
export const KEPT = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'bank-soal')

/** What `keep` wrote under this name, or an empty object. */
export const kept = (name) => readFile(join(KEPT, `${name}.json`), 'utf8').then(JSON.parse, () => ({}))

/** Keeps a value; a folder that cannot be written is no reason to fail a run. */
export async function keep(name, value) {
  const file = join(KEPT, `${name}.json`)
  try {
    await mkdir(KEPT, { recursive: true })
    await writeFile(`${file}.${process.pid}`, JSON.stringify(value, null, 1))
    await rename(`${file}.${process.pid}`, file)
  } catch (error) {
    console.log(`nothing is kept in ${KEPT} (${error.code})`)
  }
}
