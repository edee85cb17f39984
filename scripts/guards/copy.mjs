import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hear, ROOT } from '../run.mjs'

/** Our own packages: the copy's must be used, not those beside the installed ones. */
const OURS = '@bank'

/** A copy of the working tree in a folder of its own that shares the installed packages; gives the folder. */
export async function copySources() {
  const folder = await mkdtemp(join(tmpdir(), 'bank-guards-'))
  const { code, words } = await hear('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (code !== 0) throw new Error(`git ls-files: ${words}`)
  for (const file of words.split('\0').filter(Boolean)) {
    await cp(join(ROOT, file), join(folder, file)).catch(unlessGone)
  }
  await linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Each installed package by its name; ours lead to the copy. */
async function linkPackages(installed, here) {
  await mkdir(join(here, OURS), { recursive: true })
  const names = (await readdir(installed)).filter((name) => name !== OURS && !name.startsWith('.'))
  for (const name of names) await symlink(join(installed, name), join(here, name), 'dir')
  for (const name of await readdir(join(installed, OURS))) {
    await symlink(join(dirname(here), 'packages', name), join(here, OURS, name), 'dir')
  }
}

/** Listed by git, but deleted since. */
function unlessGone(error) {
  if (error.code !== 'ENOENT') throw error
}
