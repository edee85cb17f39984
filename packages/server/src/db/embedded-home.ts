import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'
import type { DatabaseAddress } from './address.ts'
import { type Account, accountFor } from './embedded-account.ts'
import { DATABASE, ensureCluster, ROLE, readSecret } from './embedded-cluster.ts'
import { turnLogOver } from './embedded-log.ts'
import { findPrograms, type Programs } from './embedded-programs.ts'
import { shortWayTo } from './embedded-socket.ts'

export interface EmbeddedOptions {
  /** DATA_DIR: made when missing. */
  folder: string
  /** POSTGRES_BIN_DIR: an installed PostgreSQL instead of the package's. */
  binFolder?: string | undefined
  /** More options for PostgreSQL's command line. Tests give up durability for speed here; nothing else may. */
  settings?: string[]
  /** Hears in one sentence what went wrong meanwhile. */
  say?: (sentence: string) => void
}

/** All that is known of a data folder before PostgreSQL runs on it. */
export interface Home {
  folder: string
  cluster: string
  logFile: string
  address: DatabaseAddress
  programs: Programs
  account: Account | undefined
  settings: string[]
  say: (sentence: string) => void
  tidy: () => Promise<void>
}

/** Looks at a data folder, making in it what is missing. StartRefused when this account may not. */
export async function openHome(options: EmbeddedOptions): Promise<Home> {
  try {
    return await prepare(options)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && FORBIDDEN.has(String(error.code)))) throw error
    throw new StartRefused(`DATA_DIR: ${options.folder} tidak dapat ditulis atau milik akun lain (${error.message}).`)
  }
}

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

async function prepare({ folder: wanted, binFolder, settings = [], say = () => {} }: EmbeddedOptions): Promise<Home> {
  await mkdir(wanted, { recursive: true })
  const folder = await realpath(wanted)
  const cluster = join(folder, 'postgres')
  const logFile = join(folder, 'postgres.log')
  const account = await accountFor(folder)
  const programs = await findPrograms({ binFolder, copiesIn: folder, account })
  await ensureCluster(cluster, programs, account)
  await turnLogOver(logFile)
  const password = await readSecret(cluster)
  const { socketFolder, tidy } = await shortWayTo(cluster)
  const address = { socketFolder, user: ROLE, password, database: DATABASE }
  return { folder, cluster, logFile, address, programs, account, settings, say, tidy }
}
