import { join } from 'node:path'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { DATABASE, ROLE, readSecret } from '../packages/server/src/postgres/cluster.ts'
import { shortWayTo } from '../packages/server/src/postgres/socket.ts'

export type SocketAddress = Extract<DatabaseAddress, { socketFolder: string }>

/** The PostgreSQL of a running server, by its data folder; call `tidy` after the last use. */
export async function databaseIn(folder: string): Promise<{ address: SocketAddress; tidy: () => Promise<void> }> {
  const cluster = join(folder, 'postgres')
  const { socketFolder, tidy } = await shortWayTo(cluster)
  return { address: { socketFolder, user: ROLE, password: await readSecret(cluster), database: DATABASE }, tidy }
}
