import { execFile } from 'node:child_process'
import { access, chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newFolder } from './folder.ts'

const run = promisify(execFile)

/**
 * Programs of another Debian release than this machine's, with all that they depend on, unpacked into a folder and not
 * installed. They run with the libraries of their own release. Rejects where there is no apt-get or no network.
 */
export async function unpackDebian(suite: string, packages: readonly string[]) {
  const folder = await newFolder()
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const root = await unpackInto(folder, suite, packages)
    const loader = await firstOf(LIBRARIES.map((path) => join(root, path, 'ld-linux-x86-64.so.2')))
    const libraries = LIBRARIES.map((path) => join(root, path)).join(':')
    return {
      root,
      /** The command line that runs a program with the loader and the libraries of its release. */
      commandOf: async (program: string) => [
        loader,
        ...['--library-path', libraries],
        await firstOf(['usr/sbin', 'usr/bin'].map((path) => join(root, path, program))),
      ],
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

export type Debian = Awaited<ReturnType<typeof unpackDebian>>

const LIBRARIES = ['usr/lib/x86_64-linux-gnu', 'lib/x86_64-linux-gnu']

async function unpackInto(folder: string, suite: string, packages: readonly string[]) {
  const [lists, cache, root] = ['lists', 'cache', 'root'].map((name) => join(folder, name)) as [string, string, string]
  const archives = join(cache, 'archives')
  const folders = [join(lists, 'partial'), join(archives, 'partial'), root]
  await Promise.all(folders.map((path) => mkdir(path, { recursive: true })))
  const [sources, installed] = [join(folder, 'sources.list'), join(folder, 'status')]
  await writeFile(sources, `deb http://deb.debian.org/debian ${suite} main\n`)
  // nothing counts as installed, so that the libraries come too
  await writeFile(installed, '')
  const options = [
    ...['-o', `Dir::Etc::sourcelist=${sources}`, '-o', 'Dir::Etc::sourceparts=-', '-o', `Dir::State::lists=${lists}`],
    ...['-o', `Dir::Cache=${cache}`, '-o', `Dir::State::status=${installed}`],
    ...['-o', 'APT::Sandbox::User=', '-o', 'Debug::NoLocking=1', '-qq'],
  ]
  await run('apt-get', [...options, 'update'])
  await run('apt-get', [...options, '-y', '--no-install-recommends', '--download-only', 'install', ...packages])
  for (const name of await readdir(archives))
    if (name.endsWith('.deb')) await run('dpkg', ['-x', join(archives, name), root])
  // some programs run as another account
  await chmod(folder, 0o755)
  return root
}

async function firstOf(paths: string[]): Promise<string> {
  for (const path of paths) if (await isThere(path)) return path
  throw new Error(`none of ${paths.join(', ')}`)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
