import type pg from 'pg'
import { type DatabaseAddress, inDatabase } from '../db/address.ts'
import { dropDatabase } from '../db/drop-database.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { sealed, unsealed } from './frames.ts'
import { type TableEnd, tableEndShape } from './header.ts'
import { framesOf } from './snapshot.repo.ts'

/** An arbitrary number, the same in every release and different from the one in postgres/guard.ts. */
const LOCK = 4_071_983_553

/** Runs `work`, unless another server on the same database is running it. */
export function oneServerOnly(address: DatabaseAddress, work: () => Promise<void>): Promise<void> {
  return onOneConnection(address, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    if (rows[0]?.ours) await work()
  })
}

/**
 * Runs `work` on a new empty database beside this one and drops it afterwards. Gives false, without running it, when the
 * role may not create databases. A scratch database that a killed server left is dropped first; `oneServerOnly` makes
 * sure that no other server uses it.
 */
export function inScratchDatabase(address: DatabaseAddress, work: (scratch: DatabaseAddress) => Promise<void>) {
  return onOneConnection(address, async (client) => {
    const name = await scratchName(client)
    if (name === undefined) return false
    await dropDatabase(client, name)
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    try {
      await work(inDatabase(address, name))
    } finally {
      await dropDatabase(client, name)
    }
    return true
  })
}

/** Always the same name for one database; undefined when the role may not create databases. */
async function scratchName(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`
    select 'uji_cadangan_' || pg_database.oid as name from pg_database, pg_roles
    where datname = current_database() and rolname = current_user and (rolcreatedb or rolsuper)`)
  return rows[0]?.name
}

/** The space that a restored copy and its log may take, in bytes. */
export function roomForCopy(address: DatabaseAddress): Promise<number> {
  return onOneConnection(address, async (client) => {
    const { rows } = await client.query<{ size: number }>('select pg_database_size(current_database()) as size')
    return (rows[0]?.size ?? 0) * 3 + 512 * 1024 * 1024
  })
}

/** The counts and checksums that a backup of this database would hold for each table. */
export function tableEndsAt(address: DatabaseAddress): Promise<TableEnd[]> {
  return onOneConnection(address, async (client) => {
    const ends: TableEnd[] = []
    for await (const { kind, body } of unsealed(sealed(framesOf(client)))) {
      if (kind === 'E') ends.push(tableEndShape.parse(JSON.parse(body.toString())))
    }
    return ends
  })
}
