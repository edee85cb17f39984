import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseAddress } from '../db/address.ts'
import { StartRefused } from '../process/start-refused.ts'
import { FolderTaken, startEmbedded } from './embedded.ts'
import { openHome } from './home.ts'
import type { Wishes } from './open.ts'

export interface Reached {
  address: DatabaseAddress
  close(): Promise<void>
}

/** The PostgreSQL of a new or an existing installation as it is: no migration, and nobody else may be at work in it. */
export async function startAlone({ url, directUrl = url, ...own }: Wishes): Promise<Reached> {
  if (directUrl !== undefined) return { address: { url: directUrl }, close: async () => {} }
  const { address, stop } = await startEmbedded(own)
  return { address, close: stop }
}

/** The PostgreSQL of an existing installation, unchanged, whether a server runs on it or not. */
export async function reachDatabase(wishes: Wishes): Promise<Reached> {
  if (wishes.url === undefined && !(await isInstalledIn(wishes.folder)))
    throw new StartRefused(`DATA_DIR: di ${wishes.folder} belum ada basis data Bank Soal.`)
  try {
    return await startAlone(wishes)
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    const { address, tidy } = await openHome(wishes)
    return { address, close: tidy }
  }
}

const isInstalledIn = (folder: string) =>
  access(join(folder, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  )
