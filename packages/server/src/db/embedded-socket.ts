import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_PORT } from './address.ts'

/** What the address of a UNIX socket can hold, on the system with the least room (macOS; Linux has four more). */
const ROOM = 103

/** The folder of the cluster's socket by a name that is short enough, and a way to tidy it up. */
export async function shortWayTo(cluster: string): Promise<{ socketFolder: string; tidy: () => Promise<void> }> {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`)
  if (Buffer.byteLength(socket) <= ROOM) return { socketFolder: cluster, tidy: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  const socketFolder = join(folder, 's')
  await symlink(cluster, socketFolder)
  return { socketFolder, tidy: () => rm(folder, { recursive: true, force: true }) }
}
