import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { onOneConnection } from '../../packages/server/src/db/one-connection.ts'

/** Locks a table while `meanwhile` runs, so that no other session can use it. */
export const holdingTable = (address: DatabaseAddress, table: string, meanwhile: () => Promise<void>) =>
  onOneConnection(address, async (client) => {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    await meanwhile()
    await client.query('rollback')
  })
