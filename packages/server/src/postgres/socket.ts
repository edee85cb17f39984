import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_PORT } from '../db/address.ts'

/** The longest path of a UNIX socket in bytes, on the system with the lowest limit (macOS; Linux allows four more). */
const ROOM = 103

/** A short enough path to the folder of the cluster's socket, and a function that removes it. */
export async function shortWayTo(cluster: string): Promise<{ socketFolder: string; tidy: () => Promise<void> }> {
  const socket = join(cluster, `.s.PGSQL.${SOCKET_PORT}`)
  if (Buffer.byteLength(socket) <= ROOM) return { socketFolder: cluster, tidy: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'bank-'))
  const socketFolder = join(folder, 's')
  await symlink(cluster, socketFolder)
  return { socketFolder, tidy: () => rm(folder, { recursive: true, force: true }) }
}
