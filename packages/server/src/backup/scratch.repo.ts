import type pg from 'pg'
import { type DatabaseAddress, inDatabase } from '../db/address.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { sealed, unsealed } from './frames.ts'
import { type TableEnd, tableEndShape } from './header.ts'
import { framesOf } from './snapshot.repo.ts'

/** Any number, the same in every release, and not the supervisor's. */
const LOCK = 4_071_983_553

/** Does this unless another server of the same database is at it. */
export function oneServerOnly(address: DatabaseAddress, work: () => Promise<void>): Promise<void> {
  return onOneConnection(address, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    if (rows[0]?.ours) await work()
  })
}

/**
 * Lends an empty database beside this one and drops it afterwards. Gives back false, without having begun, where the role
 * may not make one. One that a killed server left is dropped first: only one server is ever at it.
 */
export function inScratchDatabase(address: DatabaseAddress, work: (scratch: DatabaseAddress) => Promise<void>) {
  return onOneConnection(address, async (client) => {
    const name = await scratchName(client)
    if (name === undefined) return false
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    try {
      await work(inDatabase(address, name))
    } finally {
      await client.query(`drop database ${name} with (force)`)
    }
    return true
  })
}

/** The same for the same database; undefined where the role may not create databases. */
async function scratchName(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`
    select 'uji_cadangan_' || pg_database.oid as name from pg_database, pg_roles
    where datname = current_database() and rolname = current_user and (rolcreatedb or rolsuper)`)
  return rows[0]?.name
}

/** How much room a restored copy and its log may take beside this database, in bytes. */
export function roomForCopy(address: DatabaseAddress): Promise<number> {
  return onOneConnection(address, async (client) => {
    const { rows } = await client.query<{ size: number }>('select pg_database_size(current_database()) as size')
    return (rows[0]?.size ?? 0) * 3 + 512 * 1024 * 1024
  })
}

/** What a backup of this database would say at the end of each table. */
export function tableEndsAt(address: DatabaseAddress): Promise<TableEnd[]> {
  return onOneConnection(address, async (client) => {
    const ends: TableEnd[] = []
    for await (const { kind, body } of unsealed(sealed(framesOf(client)))) {
      if (kind === 'E') ends.push(tableEndShape.parse(JSON.parse(body.toString())))
    }
    return ends
  })
}
