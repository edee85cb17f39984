import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, run, tool } from './process.mjs'

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  ...['contract', 'exchange'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
]
const PARTS = [
  {
    name: 'server',
    sources: ['packages/server/src', 'packages/server/build.mjs', 'packages/server/package.json'],
    build: () => run(process.execPath, [`${ROOT}/packages/server/build.mjs`]),
  },
  {
    name: 'web',
    sources: ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((path) => `packages/web/${path}`),
    build: () => run(...tool('vite/bin/vite.js', 'build', '--logLevel', 'warn'), { cwd: `${ROOT}/packages/web` }),
  },
]

/** Builds the named parts, or all; skips a part whose sources have not changed since its last build. */
export async function build(...names) {
  await Promise.all(PARTS.filter(({ name }) => names.length === 0 || names.includes(name)).map(buildPart))
}

async function buildPart({ name, sources, build: make }) {
  const seal = `${ROOT}/packages/${name}/dist/.sources`
  const now = await fingerprint([...SHARED, ...sources])
  if (now === (await readFile(seal, 'utf8').catch(() => ''))) return
  console.log(`Membangun ${name} ...`)
  const code = await make()
  if (code !== 0) throw new Error(`${name} tidak dapat dibangun.`)
  await writeFile(seal, now)
}

/** A hash that changes when the name or content of any file changes; tests are left out. */
async function fingerprint(paths) {
  const files = (await Promise.all(paths.map(filesOf))).flat().filter((file) => !/\.test\.tsx?$/.test(file))
  const hash = createHash('sha256')
  // one after the other: a system may let a process open no more than 1,024 files
  for (const file of files) {
    const content = await readFile(join(ROOT, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function filesOf(path) {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!entries) return [path]
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1)).sort()
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build(...process.argv.slice(2))
