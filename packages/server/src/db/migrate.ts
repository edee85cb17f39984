import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { StartRefused } from '../process/start-refused.ts'
import type { DatabaseAddress } from './address.ts'
import { connect, type Db } from './connect.ts'
import { type Migration, migrationsIn } from './migration-file.ts'
import { buildIndex } from './migration-index.ts'
import { makeRecord, record, type Standing, standingOf } from './migration-record.ts'
import { oneServerOnly } from './migration-turn.ts'

/**
 * How long a migration waits for the lock of a table. Short, because later queries on the table queue behind it; and shorter than
 * PostgreSQL waits before it ends a deadlock (1 s), so that it is the migration that gives way and tries again, never a save.
 */
const LOCK_TIMEOUT = '500ms'
/** PostgreSQL's codes for a lock timeout and for a deadlock. */
const LOCK_NOT_GOT = new Set(['55P03', '40P01'])

interface Options {
  /** The folder of the migrations; by default the one beside this file. */
  folder?: URL | undefined
  /** Called with a sentence in Indonesian when something takes long. */
  say?: (sentence: string) => void
  /** Tries for a lock, and milliseconds between two tries: about five minutes, longer than most backups. */
  tries?: number
  between?: number
}

/**
 * Brings a database up to date: each migration once, in its own transaction, while servers of this release and of the
 * previous one keep serving. A second server that starts meanwhile waits for its turn. Throws StartRefused.
 */
export async function migrate(address: DatabaseAddress, { folder, ...options }: Options = {}) {
  const known = await migrationsIn(folder)
  const db = connect(address, { limits: 'migration', pool: 1 })
  try {
    await db.connection().execute((one) => oneServerOnly(one, () => runAll(one, known, options)))
  } catch (error) {
    throw refused(error)
  } finally {
    await db.destroy()
  }
}

async function runAll(db: Db, known: Migration[], options: Options) {
  await makeRecord(db)
  const left = await leftIn(db, known)
  // in an empty database an index takes no time
  const say = left.length < known.length ? options.say : undefined
  for (const migration of left) {
    await untilLocked(migration, options, () =>
      migration.index
        ? buildIndex(db, migration, migration.index, say)
        : db.transaction().execute(async (transaction) => {
            await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true), set_config('statement_timeout', '0', true)`.execute(
              transaction,
            )
            await run(transaction, migration)
          }),
    )
  }
}

/** Migrates up to `last`, or to the newest, within a transaction that the caller has begun. Throws StartRefused. */
export async function migrateWithin(db: Db, last?: string, folder?: URL) {
  const known = await migrationsIn(folder)
  try {
    await makeRecord(db)
    const left = await leftIn(db, known)
    for (const migration of left.filter(({ name }) => last === undefined || name <= last)) await run(db, migration)
  } catch (error) {
    throw refused(error)
  }
}

/** The migrations that this server knows, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await migrationsIn()).map(({ name }) => name)
}

/** Whether every migration that this server knows has run, and no later one that it does not support. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { left, refusal } = await standing(db)
  return left.length === 0 && refusal === undefined
}

/** Compares the migrations that have run in a database with those of this server. */
export async function standing(db: Db): Promise<Standing> {
  return standingOf(db, await migrationsIn())
}

async function leftIn(db: Db, known: Migration[]) {
  const { left, refusal } = await standingOf(db, known)
  if (refusal !== undefined) throw new StartRefused(refusal)
  return left
}

async function run(db: Db, migration: Migration) {
  await sql.raw(migration.text).execute(db)
  await record(db, migration)
}

async function untilLocked(
  { name }: Migration,
  { say = () => {}, tries = 60, between = 3_000 }: Options,
  attempt: () => Promise<void>,
) {
  for (let left = tries - 1; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (!LOCK_NOT_GOT.has(String((error as { code?: unknown }).code))) throw error
      if (left === 0)
        throw new StartRefused(
          `Pembaruan ${name} tidak mendapat giliran: tabelnya terus dipakai. Tunggu sampai cadangan atau kueri panjang selesai, lalu jalankan lagi; yang sudah diperbarui tidak diulang.`,
          { cause: error },
        )
      if (left === tries - 1) say(`Pembaruan ${name} menunggu tabel yang sedang dipakai.`)
      await pause(between)
    }
  }
}

function refused(error: unknown) {
  if (error instanceof StartRefused) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StartRefused(
    `Basis data tidak dapat diperbarui (${reason}); tidak ada yang berubah setengah jalan: jalankan lagi setelah sebabnya dibetulkan, atau jalankan versi sebelumnya.`,
    { cause: error },
  )
}
