import { join } from 'node:path'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { DATABASE, ROLE, readSecret } from '../packages/server/src/postgres/cluster.ts'
import { shortWayTo } from '../packages/server/src/postgres/socket.ts'
import type { Bank } from './server.ts'

/** The database of a bank whose server runs; call `tidy` after the last use. */
export async function databaseOf({
  folder,
  url,
}: Bank): Promise<{ address: DatabaseAddress; tidy: () => Promise<void> }> {
  if (url) return { address: { url }, tidy: async () => {} }
  const cluster = join(folder, 'postgres')
  const { socketFolder, tidy } = await shortWayTo(cluster)
  return { address: { socketFolder, user: ROLE, password: await readSecret(cluster), database: DATABASE }, tidy }
}
