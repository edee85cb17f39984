import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hear, ROOT } from '../run/process.mjs'

/** What belongs to this working tree alone: our own packages, and what tools keep between their runs. */
const OWN = /^(@bank|\.cache|\.vite.*)$/

/**
 * A copy of the working tree as it stands, in a repository of its own, with our installed packages. `hear` runs a
 * program in it, `git` gives back what git says. The run's temporary folder holds it.
 */
export async function scratchClone() {
  const folder = await mkdtemp(join(tmpdir(), 'bank-recipes-'))
  const listed = await hear('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'])
  const gone = await hear('git', ['ls-files', '--deleted', '-z'])
  const namesIn = ({ words }) => words.split('\0').filter(Boolean)
  const deleted = new Set(namesIn(gone))
  const files = namesIn(listed).filter((file) => !deleted.has(file))
  for (const file of files) await cp(join(ROOT, file), join(folder, file))
  await linkPackages(folder)

  // what its checks keep names places of this copy, which no other run has
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, XDG_CACHE_HOME: join(folder, '.cache') }
  const inClone = (program, args) => hear(program, args, { cwd: folder, env })
  const git = async (...args) => {
    const { code, words } = await inClone('git', [
      '-c',
      'user.name=recipes',
      '-c',
      'user.email=recipes@localhost',
      ...args,
    ])
    if (code !== 0) throw new Error(`git ${args.join(' ')}\n${words}`)
    return words
  }
  await git('init', '--quiet', '--initial-branch', 'main')
  const clone = {
    folder,
    hear: inClone,
    git,
    /** Makes what stands there now the state that `changed` compares with and `restore` goes back to. */
    async keep(message) {
      await git('add', '--all')
      await git('commit', '--quiet', '--message', message)
    },
    /** The paths that were touched since, with git's letters: `A ` is new. */
    async changed() {
      await git('add', '--all')
      return (await git('status', '--porcelain')).split('\n').filter(Boolean)
    },
    async restore() {
      await git('reset', '--quiet', '--hard')
      await git('clean', '--quiet', '--force', '-d')
    },
  }
  await clone.keep('as it stands')
  return clone
}

/** Links each installed package to ours; the packages of this repository are the clone's own. */
async function linkPackages(folder) {
  const from = join(ROOT, 'node_modules')
  await mkdir(join(folder, 'node_modules/@bank'), { recursive: true })
  const entries = (await readdir(from)).filter((name) => !OWN.test(name))
  await Promise.all(entries.map((name) => symlink(join(from, name), join(folder, 'node_modules', name), 'junction')))
  for (const name of await readdir(join(from, '@bank'))) {
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@bank', name), 'junction')
  }
}
