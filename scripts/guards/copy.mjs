import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hear, ROOT } from '../run/process.mjs'

/** Scope of our own packages: tests must import them from the copy, not from the original working tree. */
const OURS = '@bank'

/** Copies the working tree to a new folder that shares the installed packages; returns the folder. */
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

/** Links each installed package by its name; links of our own packages point into the copy. */
async function linkPackages(installed, here) {
  await mkdir(join(here, OURS), { recursive: true })
  const names = (await readdir(installed)).filter((name) => name !== OURS && !name.startsWith('.'))
  for (const name of names) await symlink(join(installed, name), join(here, name), 'dir')
  for (const name of await readdir(join(installed, OURS))) {
    await symlink(join(dirname(here), 'packages', name), join(here, OURS, name), 'dir')
  }
}

/** Ignores a file that git still lists but that is deleted from the working tree. */
function unlessGone(error) {
  if (error.code !== 'ENOENT') throw error
}
