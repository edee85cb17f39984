import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../process/start-refused.ts'
import type { Programs } from './programs.ts'
import { type Account, give, type Lent, lend } from './system-account.ts'

/** The app's role and its database. No other role can connect, not even the superuser. */
export const ROLE = 'bank'
export const DATABASE = 'bank_soal'

const SECRET = 'bank.password'

/** Makes the cluster if there is none. A rename puts it in place, so that a kill halfway leaves no broken one. */
export async function ensureCluster(folder: string, programs: Programs, account: Account | undefined) {
  await sweepUnfinished(folder)
  const entries = await readdir(folder).catch(noneWhenMissing)
  if (entries.includes('PG_VERSION')) return
  if (entries.length > 0) throw new StartRefused(`DATA_DIR: ${folder} berisi sesuatu yang bukan basis data Bank Soal.`)

  const unfinished = await mkdtemp(`${folder}.new-`)
  await give(unfinished, account)
  await fill(unfinished, programs, account).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    throw error
  })
  // when two servers start for the first time at once, one rename fails, and that server uses the other's cluster
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  await persist(dirname(folder))
}

/** Older than any that is still being made, by another start or restore. */
const LEFT_BEHIND_MS = 10 * 60_000

/** Deletes what starts and restores that were killed halfway have left beside the cluster. */
async function sweepUnfinished(folder: string) {
  const beside = await readdir(dirname(folder)).catch(noneWhenMissing)
  for (const name of beside.filter((one) => one.startsWith(`${basename(folder)}.new-`))) {
    const path = join(dirname(folder), name)
    const made = await stat(path).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** The password of the app's role. Only accounts that may read the data can read it. */
export const readSecret = (folder: string) => readFile(join(folder, SECRET), 'utf8')

async function fill(cluster: string, programs: Programs, account: Account | undefined) {
  const secret = randomBytes(24).toString('hex')
  const lent = await lend(cluster, account)
  await initialise(programs, account, lent, secret).finally(lent.release)

  await writeFile(join(cluster, 'pg_hba.conf'), `local all ${ROLE} scram-sha-256\n`, { flush: true })
  const file = join(cluster, SECRET)
  await writeFile(file, secret, { mode: 0o600, flush: true })
  await give(file, account)
}

async function initialise(programs: Programs, account: Account | undefined, { name, files }: Lent, secret: string) {
  const surroundings = { cwd: '/', env: programs.env, files, ...account }
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  const safety = ['--data-checksums', '--auth=reject']
  const quiet = ['--no-instructions', '--username=postgres']
  await runOnce(programs.initdb, ['-D', name, ...locale, ...safety, ...quiet], surroundings)

  const statements = [
    `create role ${ROLE} login createdb password '${secret}'`,
    `create database ${DATABASE} owner ${ROLE}`,
  ]
  const single = ['--single', '-D', name, '-c', 'exit_on_error=on', 'postgres']
  await runOnce(programs.postgres, single, surroundings, `${statements.join('\n')}\n`)
}

interface Surroundings extends Partial<Account> {
  cwd: string
  env: Record<string, string>
  files: number[]
}

function runOnce(program: string, options: string[], { files, ...rest }: Surroundings, input = '') {
  const child = spawn(program, options, { ...rest, stdio: ['pipe', 'ignore', 'pipe', ...files] })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    complaint += text
  })
  child.stdin?.on('error', () => {}).end(input)
  return new Promise<void>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) return done()
      fail(new StartRefused(`PostgreSQL tidak dapat disiapkan (${program}):\n${complaint.trim()}`))
    })
  })
}

async function persist(folder: string) {
  const handle = await open(folder)
  await handle.sync().catch(() => {})
  await handle.close()
}
