import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseAddress } from '../db/address.ts'
import { connect, type Db } from '../db/connect.ts'
import { carelessSettings } from '../db/durability.ts'
import { migrate, standing } from '../db/migrate.ts'
import { NEEDS_DIRECT, poolingOf, saysLost, TOO_OLD } from '../db/pooler.ts'
import { StartRefused } from '../process/start-refused.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import type { EmbeddedOptions } from './home.ts'

export interface OpenDatabase {
  db: Db
  /** For callers that make separate connections; past a pooler. */
  address: DatabaseAddress
  /** Rejects when the embedded PostgreSQL is lost for good. Any other loss recovers by itself. */
  lost: Promise<never>
  /** Ends the pool, the statements that still run on it, and the embedded PostgreSQL. */
  close(): Promise<void>
}

export interface Wishes extends EmbeddedOptions {
  /** A PostgreSQL server instead of the embedded one. */
  url?: string | undefined
  /** The same database past a pooler, for all but requests. */
  directUrl?: string | undefined
  say: (sentence: string) => void
}

/** A migrated database: on the server of the URL, else on a PostgreSQL of our own in the data folder. */
export async function openDatabase({ url, directUrl = url, ...own }: Wishes): Promise<OpenDatabase> {
  const server = directUrl === undefined ? await startEmbedded(own) : elsewhere(directUrl)
  const requests: DatabaseAddress = url === undefined ? server.address : { url }
  const db = connect(requests)
  const close = async () => {
    await Promise.race([db.destroy(), pause(POOL_CLOSE_MS, undefined, { ref: false })])
    await server.stop()
  }
  try {
    const careless = await carelessSettings(db)
    if (careless.length > 0 && url === undefined)
      throw new StartRefused(`${danger(careless)} Aktifkan di ${own.folder}.`)
    if (careless.length > 0) own.say(danger(careless))
    const { sharesSessions } = await examinePooler(requests, own.say)
    if (sharesSessions && directUrl === url) await refuseUnlessMigrated(db, own.say)
    else await migrate(server.address, { say: own.say })
    return { db, address: server.address, lost: server.lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A server behind a pooler that loses prepared statements could answer nothing; one that loses settings is told. */
async function examinePooler(requests: DatabaseAddress, say: Wishes['say']) {
  const pooling = await poolingOf(requests)
  if (pooling.losesStatements) throw new StartRefused(TOO_OLD)
  if (pooling.lost.length > 0) say(`DATABASE_URL: ${saysLost(pooling.lost)}.`)
  return pooling
}

/** Without an address past the pooler nothing can be migrated; a database that needs no migration is served. */
async function refuseUnlessMigrated(db: Db, say: Wishes['say']) {
  const { left, refusal } = await standing(db)
  if (refusal !== undefined) throw new StartRefused(refusal)
  if (left.length > 0) throw new StartRefused(NEEDS_DIRECT)
  say(NEEDS_DIRECT)
}

/** In milliseconds, for statements that still run; their requests have already had time to finish. */
const POOL_CLOSE_MS = 2_000

const danger = (settings: string[]) =>
  `PostgreSQL dapat kehilangan data bila listrik padam: ${settings.join(', ')} tidak aktif.`

/** An external server: this process does not start, watch or stop it. */
const elsewhere = (url: string): Embedded => ({
  address: { url },
  lost: new Promise(() => {}),
  stop: async () => {},
})
