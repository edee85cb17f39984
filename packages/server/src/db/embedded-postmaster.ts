import { execFile, spawn } from 'node:child_process'
import { open, readFile, readlink, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SOCKET_PORT } from './address.ts'
import { type Account, lend } from './embedded-account.ts'
import type { Programs } from './embedded-programs.ts'

interface Launch {
  programs: Programs
  account: Account | undefined
  logFile: string
  settings: string[]
}

/**
 * Starts PostgreSQL on its cluster, listening on a socket inside it and nowhere else. It is a session of its own, so
 * that Ctrl-C reaches only us: we end it after the requests in flight. Gives its process id.
 */
export async function launch(cluster: string, { programs, account, logFile, settings }: Launch): Promise<number> {
  const options = { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' }
  const clock = { timezone: 'UTC', log_timezone: 'UTC', log_line_prefix: '%m [%p] ' }
  const given = Object.entries({ ...options, ...clock }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(logFile, 'a', 0o600)
  const lent = await lend(cluster, account)
  const child = spawn(programs.postgres, ['-D', lent.name, ...given, ...settings], {
    cwd: '/',
    env: programs.env,
    detached: true,
    stdio: ['ignore', log.fd, log.fd, ...lent.files],
    ...account,
  })
  child.unref()
  return new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('spawn', () => done(child.pid ?? 0))
  }).finally(() => Promise.all([log.close(), lent.release()]))
}

/** The process that PostgreSQL's own lock file names, whether it lives or not. */
export async function lockHolder(cluster: string): Promise<number | undefined> {
  const text = await readFile(lockFile(cluster), 'utf8').catch(unlessMissing)
  return Number.parseInt(text ?? '', 10) || undefined
}

/** Whether this process is PostgreSQL on this cluster: a number alone may have gone to another program since. */
export async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!lives(pid)) return false
  if (process.platform !== 'linux') return (await commandOf(pid)).includes(cluster)
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return folder === (await realpath(cluster))
}

/**
 * PostgreSQL clears the locks of a dead process by itself, the folder's and the socket's, but refuses while any process
 * has that number, as after a power cut. Call this only for a lock whose process does not serve the cluster; shared
 * memory still tells PostgreSQL of survivors.
 */
export async function setStaleLocksAside(cluster: string) {
  for (const lock of [lockFile(cluster), socketLock(cluster)]) await rename(lock, `${lock}.stale`).catch(unlessMissing)
}

/** Ends PostgreSQL: connections are cut, everything is written, and it is gone when this resolves. */
export async function endPostmaster(pid: number, cluster: string) {
  const started = Date.now()
  let signal: NodeJS.Signals = 'SIGINT'
  send(pid, signal)
  while (await serves(pid, cluster)) {
    await pause(10)
    if (signal === 'SIGQUIT' || Date.now() - started < PATIENCE) continue
    // loses nothing either: the next start replays the log
    signal = 'SIGQUIT'
    send(pid, signal)
  }
}

const PATIENCE = 15_000

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid')
const socketLock = (cluster: string) => join(cluster, `.s.PGSQL.${SOCKET_PORT}.lock`)

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

export function lives(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  if (lives(pid)) process.kill(pid, signal)
}

async function commandOf(pid: number) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout
}
