import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseAddress } from '../db/address.ts'
import { giveUpBallast } from '../free-space/ballast.ts'
import { withBallast } from '../free-space/no-space.ts'
import { StartRefused } from '../process/start-refused.ts'
import { DATABASE, ensureCluster, ROLE, readSecret } from './cluster.ts'
import { turnLogOver } from './log.ts'
import { findPrograms, type Programs } from './programs.ts'
import { shortWayTo } from './socket.ts'
import { type Account, accountFor } from './system-account.ts'

export interface EmbeddedOptions {
  /** DATA_DIR; it is made when it is missing. */
  folder: string
  /** POSTGRES_BIN_DIR: an installed PostgreSQL instead of the package's. */
  binFolder?: string | undefined
  /** More options for PostgreSQL's command line. Only tests use them, to trade durability for speed. */
  settings?: string[]
  /** Called with one sentence about each problem while PostgreSQL runs. */
  say?: (sentence: string) => void
}

/** A data folder before PostgreSQL runs on it: its paths, account and programs. */
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

/** Prepares a data folder and makes what is missing in it. StartRefused when this account may not. */
export async function openHome(options: EmbeddedOptions): Promise<Home> {
  try {
    return await withBallast(options.folder, options.say ?? (() => {}), () => prepare(options))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && FORBIDDEN.has(String(error.code)))) throw error
    throw new StartRefused(
      `DATA_DIR: ${options.folder} tidak dapat ditulis atau milik akun lain (${error.message}); beri akun yang menjalankan Bank Soal hak baca dan tulis, atau pilih DATA_DIR lain.`,
    )
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
  const noSpace = () => void giveUpBallast(folder, say).catch((error) => say(String(error)))
  const address = { socketFolder, user: ROLE, password, database: DATABASE, noSpace }
  return { folder, cluster, logFile, address, programs, account, settings, say, tidy }
}
