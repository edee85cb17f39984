import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newFolder } from './folder.ts'

const run = promisify(execFile)

/**
 * Programs of another Debian release than this machine's, unpacked into a folder and not installed. They run with the
 * libraries of their own release, which must be among the packages. Rejects where there is no apt-get or no network.
 */
export async function unpackDebian(suite: string, packages: readonly string[]) {
  const folder = await newFolder()
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const root = await unpackInto(folder, suite, packages)
    return { commandOf: (program: string) => commandIn(root, program), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function unpackInto(folder: string, suite: string, packages: readonly string[]) {
  const [lists, cache, root] = ['lists', 'cache', 'root'].map((name) => join(folder, name)) as [string, string, string]
  await Promise.all(
    [join(lists, 'partial'), join(cache, 'archives', 'partial'), root].map((path) => mkdir(path, { recursive: true })),
  )
  const sources = join(folder, 'sources.list')
  await writeFile(sources, `deb http://deb.debian.org/debian ${suite} main\n`)
  const options = [
    ...['-o', `Dir::Etc::sourcelist=${sources}`, '-o', 'Dir::Etc::sourceparts=-', '-o', `Dir::State::lists=${lists}`],
    ...['-o', `Dir::Cache=${cache}`, '-o', 'APT::Sandbox::User='],
  ]
  await run('apt-get', [...options, '-qq', 'update'])
  await run('apt-get', [...options, '-qq', 'download', ...packages], { cwd: folder })
  for (const name of await readdir(folder))
    if (name.endsWith('.deb')) await run('dpkg', ['-x', join(folder, name), root])
  return root
}

/** The command line that runs a program of an unpacked release with the loader and the libraries of that release. */
function commandIn(root: string, program: string): string[] {
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu')
  return [join(libraries, 'ld-linux-x86-64.so.2'), '--library-path', libraries, join(root, 'usr/sbin', program)]
}
