import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrationsIn } from '../../packages/server/src/db/migration-file.ts'
import { type Change, send } from './caller.ts'
import { newFolder } from './folder.ts'
import { itemBody } from './item.ts'
import type { Installation } from './product.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MIGRATIONS = 'packages/server/src/db/migrations'
/** With this migration a server takes a database that a later release has expanded. */
const FIRST = '0020-migration-kinds'
const run = promisify(execFile)
const git = async (...words: string[]) => (await run('git', words, { cwd: ROOT })).stdout.trim()

interface Release {
  commit: string
  /** Its newest migration. */
  last: string
}

/** Why no older release can be built here; undefined when one can. */
export async function noOlderRelease(): Promise<string | undefined> {
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => undefined)
  if (isShallow === undefined) return 'there is no history of git here'
  if (isShallow === 'true') return 'git has only the newest commits here'
  return (await olderReleases()).length > 0 ? undefined : 'no commit before this one serves on a later schema'
}

/**
 * The commits before each migration after the first expandable schema, oldest first; those of the newest release's tag
 * take their place once there is one.
 */
export async function olderReleases(): Promise<Release[]> {
  const names = (await migrationsIn()).map(({ name }) => name)
  const [tag] = (await git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD^')).split('\n')
  const commits = tag ? [tag] : await Promise.all(names.filter((name) => name > FIRST).map(commitBefore))
  // one commit may add several migrations
  const releases = await Promise.all([...new Set(commits.filter(Boolean))].map(releaseAt))
  return releases.filter(({ known }) => known.includes(FIRST) && known.every((name, at) => name === names[at]))
}

const commitBefore = async (name: string) => {
  const added = await git('log', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/${name}.sql`)
  return added && `${added.split('\n').at(-1)}^`
}

async function releaseAt(commit: string) {
  const files = await git('ls-tree', '--name-only', `${commit}:${MIGRATIONS}`)
  const known = files.split('\n').map((file) => file.replace('.sql', ''))
  return { commit, known, last: known.at(-1) ?? '' }
}

/** Builds the server of a commit, with the packages that are installed. `main` is the file to start. */
export async function buildRelease({ commit }: Release) {
  const folder = await newFolder()
  const archive = join(folder, 'sources.tar')
  // the oldest have no exchange of files
  const standing = (await git('ls-tree', '-d', '--name-only', commit, 'packages/')).split('\n')
  const ours = ['server', 'contract', 'exchange'].filter((name) => standing.includes(`packages/${name}`))
  const taken = ours.map((name) => `packages/${name}`)
  await git('archive', '--output', archive, commit, ...taken, 'package.json', 'tsconfig.base.json')
  await run('tar', ['-x', '-f', archive, '-C', folder])
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@bank'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@bank') await symlink(join(ROOT, 'node_modules', name), join(packages, name))
  for (const name of ours) await symlink(join(folder, 'packages', name), join(packages, '@bank', name))
  await run(process.execPath, [join(folder, 'packages/server/build.mjs')])
  await mkdir(join(folder, 'packages/web'))
  await symlink(join(ROOT, 'packages/web/dist'), join(folder, 'packages/web/dist'))
  return { main: join(folder, 'packages/server/dist/main.js'), remove: () => rm(folder, { recursive: true }) }
}

/** The calls of a person's work that do not succeed, with their statuses. */
export async function failuresIn({ origin, token, place }: Installation): Promise<string[]> {
  const failures: string[] = []
  async function call(change: Change) {
    const { status, body } = await send(origin, token, change)
    if (status >= 300 || status === 0) failures.push(`${change.method} ${change.path}: ${status}`)
    return body
  }
  const path = '/v1/question'
  const ids: (number | undefined)[] = []
  for (const name of ['tetap', 'hapus']) {
    const made = await call({ method: 'POST', path, body: itemBody(name, 3, place, undefined) })
    ids.push((made as { data?: [{ id_question: number }] }).data?.[0].id_question)
  }
  await call({ method: 'PATCH', path: `${path}/${ids[0]}`, body: itemBody('tetap', 4, place, undefined) })
  await call({ method: 'DELETE', path: `${path}/${ids[1]}` })
  for (const read of [`${path}/${ids[0]}`, '/v1/questionParent?page=1&limit=5', '/v1/history', '/v1/total'])
    await call({ method: 'GET', path: read })
  return failures
}
