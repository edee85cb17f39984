import { chown, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** PostgreSQL refuses to run as root, so root lends it an account that may do nothing. */
export interface Account {
  uid: number
  gid: number
}

const NOBODY: Account = { uid: 65534, gid: 65534 }

/** Who is to run PostgreSQL on this folder: its owner when that is not root; undefined = whoever runs us. */
export async function accountFor(folder: string): Promise<Account | undefined> {
  if (process.geteuid?.() !== 0) return undefined
  const { uid, gid } = await stat(folder)
  return uid === 0 ? NOBODY : { uid, gid }
}

export async function give(path: string, account: Account | undefined) {
  if (account) await chown(path, account.uid, account.gid)
}

/** Whether the account gets as far as this path: one closed folder above it is enough to keep it out. */
export async function canReach(path: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  const { uid, gid, mode } = await stat(path)
  const execute = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if (!(mode & execute)) return false
  const above = dirname(path)
  return above === path || canReach(above, account)
}

/** A folder as a child process is told of it: `name` is its path there, `files` go after its three streams. */
export interface Lent {
  name: string
  files: number[]
  /** Call it once the child runs; the child keeps its own hold. */
  release(): Promise<void>
}

/**
 * Lends a folder to a program of this account, which may be unable to walk there (a project under a closed /root): an
 * open folder needs no walk.
 */
export async function lend(folder: string, account: Account | undefined): Promise<Lent> {
  if (!account || process.platform !== 'linux') return { name: folder, files: [], release: async () => {} }
  const handle = await open(folder)
  return { name: '/proc/self/fd/3', files: [handle.fd], release: () => handle.close() }
}
