import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../src/db/address.ts'
import { FolderTaken, startEmbedded } from '../src/postgres/embedded.ts'
import { lives, lockHolder } from '../src/postgres/postmaster.ts'
import { StartRefused } from '../src/process/start-refused.ts'
import { fingerprint } from './fingerprint.ts'

export interface TestServer {
  address: DatabaseAddress
  stop: () => Promise<void>
}

/** For tests alone nothing has to survive a power cut. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
/** What a test finds does not hang on whether autovacuum counted the rows of the test before: a test that needs it analyzes. */
const SAME_PLANS = 'autovacuum_analyze_threshold=2147483647'
const SETTINGS = [
  ...[...CARELESS, SAME_PLANS],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=128MB', 'max_connections=200'],
]

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
export const MIGRATIONS = [at('../src/db/migrations'), at('../src/db/migrate.ts')]
/** What makes a cluster what it is: the version of PostgreSQL and our own hand. */
const MAKERS = [at('../package.json'), at('../src/postgres/cluster.ts')]

/**
 * A PostgreSQL of our own. Its folder stays for the next run of the project: to make one costs seconds, to start it
 * tenths. While another run has it, also one that began in the same moment, a folder for this run alone.
 */
export async function ownServer(project: string): Promise<TestServer> {
  const cluster = await fingerprint(MAKERS, process.env.POSTGRES_BIN_DIR)
  const kept = at(`../../../.cache/postgres-${project.replaceAll(' ', '-')}-${cluster}`)
  const user = `${kept}.user`
  if (!(await claims(user))) return startForOnce()
  try {
    const { address, stop } = await startOrRenew(kept)
    // only once PostgreSQL has ended: a run that took the folder before would lose it
    return { address, stop: () => stop().then(() => rm(user)) }
  } catch (error) {
    await rm(user)
    if (error instanceof FolderTaken) return startForOnce()
    throw error
  }
}

/**
 * Writes the id of this process into the file, unless that of a running process stands there. To be called before PostgreSQL
 * starts: two runs would make the same folder.
 */
async function claims(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  await writeFile(own, String(process.pid))
  try {
    // the file appears whole, and never takes the place of another
    await link(own, file)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(own)
  }
  if (await isAlive(file)) return false
  await rm(file, { force: true })
  return claims(file)
}

/** Whether the process that this file names still runs; one that was killed has left its file. */
async function isAlive(file: string) {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  return pid > 0 && lives(pid)
}

async function startOrRenew(folder: string): Promise<TestServer> {
  try {
    return await start(folder)
  } catch (error) {
    if (error instanceof FolderTaken || !(error instanceof StartRefused)) throw error
    // what a power cut, or another version of PostgreSQL in the same place, made of it
    await rm(folder, { recursive: true })
    return start(folder)
  }
}

async function startForOnce(): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-test-'))
  const { address, stop } = await start(folder)
  return { address, stop: () => stop().then(() => rm(folder, { recursive: true })) }
}

async function start(folder: string): Promise<TestServer> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const { address, stop } = await startEmbedded({ folder, binFolder: process.env.POSTGRES_BIN_DIR, settings })
  const pid = await lockHolder(join(folder, 'postgres'))
  // an interrupted run has no time for its teardown; what it leaves in the database, the next one drops
  const end = () => {
    if (pid && lives(pid)) process.kill(pid, 'SIGINT')
  }
  process.once('exit', end)
  return {
    // vitest hands it to its workers as data, which a function is not
    address: { ...address, noSpace: undefined },
    async stop() {
      process.off('exit', end)
      await stop()
    },
  }
}
