import type { DatabaseAddress } from '../db/address.ts'
import { migrateWithin, migrationNames } from '../db/migrate.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { StartRefused } from '../start-refused.ts'
import type { Header } from './header.ts'
import { isEmpty, load } from './load.repo.ts'
import { newer, readBackup, verifyBackup } from './read-backup.ts'

const NOT_EMPTY =
  'Basis data ini sudah berisi tabel, jadi tidak ada yang dipulihkan: pilih DATA_DIR atau DATABASE_URL yang masih kosong.'

/**
 * Fills an empty database with a backup and brings it up to date, in one transaction: whatever is wrong, with the file or
 * on the way, the database stays as empty as it was. The file is read twice, first to its end without the database.
 */
export async function restoreBackup(address: DatabaseAddress, path: string): Promise<Header> {
  const { header } = await verifyBackup(path)
  const known = await migrationNames()
  if (header.migrations.some((name) => !known.includes(name))) throw new StartRefused(newer(path))

  await onOneConnection(address, async (client, db) => {
    if (!(await isEmpty(client))) throw new StartRefused(NOT_EMPTY)
    await client.query('begin')
    await migrateWithin(db, header.migrations.at(-1))
    await readBackup(path, (backup) => load(client, backup))
    await migrateWithin(db)
    await client.query('commit')
    await client.query('analyze')
  })
  return header
}
