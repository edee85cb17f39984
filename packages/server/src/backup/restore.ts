import type { DatabaseAddress } from '../db/address.ts'
import { migrateWithin, migrationNames } from '../db/migrate.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { StartRefused } from '../process/start-refused.ts'
import type { Header } from './header.ts'
import { isEmpty, load } from './load.repo.ts'
import { newer, readBackup, verifyBackup } from './read-backup.ts'

const NOT_EMPTY =
  'Basis data ini sudah berisi tabel, jadi tidak ada yang dipulihkan: pilih DATA_DIR atau DATABASE_URL yang masih kosong.'

/**
 * Fills an empty database with a backup and runs newer migrations, in one transaction: after any error the database is
 * still empty. The file is read twice, first to its end, to check it.
 */
export async function restoreBackup(address: DatabaseAddress, path: string): Promise<Header> {
  const { header } = await verifyBackup(path)
  if (await isNewer(header)) throw new StartRefused(newer(path))

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

/** Whether a backup holds what only a later release knows. Such a file waits for it, even one that was merely expanded. */
export async function isNewer({ migrations }: Header): Promise<boolean> {
  const known = await migrationNames()
  return migrations.some((name) => !known.includes(name))
}
