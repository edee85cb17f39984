import { execFile, spawn } from 'node:child_process'
import { open, readFile, readlink, realpath, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SOCKET_PORT } from '../db/address.ts'
import type { Programs } from './programs.ts'
import { type Account, lend } from './system-account.ts'

interface Launch {
  programs: Programs
  account: Account | undefined
  logFile: string
  settings: string[]
}

/**
 * Starts PostgreSQL on its cluster, listening only on a socket inside it. It gets its own process session, so that Ctrl-C
 * reaches only this process, which ends PostgreSQL after the running requests. Gives PostgreSQL's process id.
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

/** The process id in PostgreSQL's lock file, whether it runs or not. */
export async function lockHolder(cluster: string): Promise<number | undefined> {
  const text = await readFile(lockFile(cluster), 'utf8').catch(unlessMissing)
  return Number.parseInt(text ?? '', 10) || undefined
}

/** Whether this process is PostgreSQL on this cluster: its id may belong to another program by now. */
export async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!lives(pid)) return false
  if (process.platform !== 'linux') return (await commandOf(pid)).includes(cluster)
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return folder === (await realpath(cluster))
}

/**
 * PostgreSQL removes the lock files of a dead process (of folder and socket) by itself, but refuses to start while any
 * process has that id, as may happen after a power cut. Call this only for a lock whose process does not serve the
 * cluster. PostgreSQL still finds its own surviving processes, by shared memory.
 */
export async function setStaleLocksAside(cluster: string) {
  for (const lock of [lockFile(cluster), socketLock(cluster)]) await rename(lock, `${lock}.stale`).catch(unlessMissing)
}

/** Ends PostgreSQL: closes connections and writes everything. When this resolves, the process is gone. */
export async function endPostmaster(pid: number, cluster: string) {
  const started = performance.now()
  let signal: NodeJS.Signals = 'SIGINT'
  send(pid, signal)
  while (await serves(pid, cluster)) {
    await pause(10)
    if (signal === 'SIGQUIT' || performance.now() - started < FAST_SHUTDOWN_MS) continue
    // no data is lost: the next start replays the log
    signal = 'SIGQUIT'
    send(pid, signal)
  }
}

const FAST_SHUTDOWN_MS = 15_000

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
