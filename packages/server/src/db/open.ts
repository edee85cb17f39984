import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../start-refused.ts'
import type { DatabaseAddress } from './address.ts'
import { connect, type Db } from './connect.ts'
import { carelessSettings } from './durability.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import type { EmbeddedOptions } from './embedded-home.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase {
  db: Db
  /** For connections of their own. */
  address: DatabaseAddress
  /** Rejects when our own PostgreSQL is lost for good; otherwise a lost database comes back by itself. */
  lost: Promise<never>
  /** Ends the pool, whatever still runs on it, and our own PostgreSQL. */
  close(): Promise<void>
}

export interface Wishes extends EmbeddedOptions {
  /** A PostgreSQL server instead of our own. */
  url?: string | undefined
  say: (sentence: string) => void
}

/** A migrated database: on the server of the URL, else on a PostgreSQL of our own in the data folder. */
export async function openDatabase({ url, ...own }: Wishes): Promise<OpenDatabase> {
  const server = url === undefined ? await startEmbedded(own) : elsewhere(url)
  const db = connect(server.address)
  const close = async () => {
    await Promise.race([db.destroy(), pause(POOL_PATIENCE, undefined, { ref: false })])
    await server.stop()
  }
  try {
    const careless = await carelessSettings(db)
    if (careless.length > 0 && url === undefined)
      throw new StartRefused(`${danger(careless)} Aktifkan di ${own.folder}.`)
    if (careless.length > 0) own.say(danger(careless))
    await migrate(server.address)
    return { db, address: server.address, lost: server.lost, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Milliseconds for statements that still run; their requests have had their time before. */
const POOL_PATIENCE = 2_000

const danger = (settings: string[]) =>
  `PostgreSQL dapat kehilangan data bila listrik padam: ${settings.join(', ')} tidak aktif.`

/** A server that somebody else runs: theirs to start, to watch and to stop. */
const elsewhere = (url: string): Embedded => ({
  address: { url },
  lost: new Promise(() => {}),
  stop: async () => {},
})
