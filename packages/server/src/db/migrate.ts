import { readdir, readFile } from 'node:fs/promises'
import { type MigrationProvider, Migrator, sql } from 'kysely'
import { StartRefused } from '../start-refused.ts'
import type { DatabaseAddress } from './address.ts'
import { connect, type Db } from './connect.ts'

/** Beside this file, from the sources as in the built server. */
const FOLDER = new URL('./migrations/', import.meta.url)

/** Brings a database up to date, each migration once; a second server that starts meanwhile waits for its turn. */
export async function migrate(address: DatabaseAddress) {
  const db = connect(address, { limits: 'migration', pool: 1 })
  try {
    const { error } = await migratorOf(db).migrateToLatest()
    if (error) throw new StartRefused(`Basis data tidak dapat diperbarui: ${String(error)}`, { cause: error })
  } finally {
    await db.destroy()
  }
}

/** Over a connection that is in a transaction of its own: up to this migration, or to the latest. */
export async function migrateWithin(db: Db, last?: string) {
  const migrator = migratorOf(db, { disableTransactions: true })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw new StartRefused(`Basis data tidak dapat diperbarui: ${String(error)}`, { cause: error })
}

/** The migrations that this server knows, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await numberedFiles.getMigrations()).toSorted()
}

/** Whether every migration that this server knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}

const migratorOf = (db: Db, options: { disableTransactions?: boolean } = {}) =>
  new Migrator({ db, provider: numberedFiles, ...options })

const numberedFiles: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))
    const entries = files.map(async (file) => [file.replace('.sql', ''), await migrationIn(file)] as const)
    return Object.fromEntries(await Promise.all(entries))
  },
}

async function migrationIn(file: string) {
  const text = await readFile(new URL(file, FOLDER), 'utf8')
  return { up: async (db: Db) => void (await sql.raw(text).execute(db)) }
}
