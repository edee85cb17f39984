import { chown, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** PostgreSQL refuses to run as root, so root runs it as an account without rights. */
export interface Account {
  uid: number
  gid: number
}

const NOBODY: Account = { uid: 65534, gid: 65534 }

/** The account that runs PostgreSQL on this folder: its owner if that is not root; undefined: our own account. */
export async function accountFor(folder: string): Promise<Account | undefined> {
  if (process.geteuid?.() !== 0) return undefined
  const { uid, gid } = await stat(folder)
  return uid === 0 ? NOBODY : { uid, gid }
}

export async function give(path: string, account: Account | undefined) {
  if (account) await chown(path, account.uid, account.gid)
}

/** Whether the account can reach this path: it needs access to every folder above it. */
export async function canReach(path: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  const { uid, gid, mode } = await stat(path)
  const execute = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if (!(mode & execute)) return false
  const above = dirname(path)
  return above === path || canReach(above, account)
}

/** A folder for a child process: `name` is its path in the child, `files` follow the three standard streams. */
export interface Lent {
  name: string
  files: number[]
  /** Call it when the child runs; the child keeps the folder open itself. */
  release(): Promise<void>
}

/**
 * Gives a program of this account an open folder, because it may not be able to reach the path (a project below a closed
 * /root).
 */
export async function lend(folder: string, account: Account | undefined): Promise<Lent> {
  if (!account || process.platform !== 'linux') return { name: folder, files: [], release: async () => {} }
  const handle = await open(folder)
  return { name: '/proc/self/fd/3', files: [handle.fd], release: () => handle.close() }
}
