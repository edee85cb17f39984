import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type { DatabaseAddress } from '../db/address.ts'
import { onOneConnection } from '../db/one-connection.ts'
import { StartRefused } from '../start-refused.ts'
import { sealed } from './frames.ts'
import { framesOf } from './snapshot.repo.ts'

/** What a backup is called while it is written. */
export const UNFINISHED = '.belum-selesai'

/** Writes all content into one new file that only this account may read; under its name it is whole and on the disk. */
export async function writeBackup(address: DatabaseAddress, path: string): Promise<void> {
  const unfinished = path + UNFINISHED
  await mkdir(dirname(path), { recursive: true })
  await rm(unfinished, { force: true })
  try {
    await refuseTaken(path)
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    // pictures are packed already: more effort would take time from those who work meanwhile
    const pack = createGzip({ level: constants.Z_BEST_SPEED })
    await onOneConnection(address, (client) => pipeline(sealed(framesOf(client)), pack, file))
    await rename(unfinished, path)
    await persist(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function refuseTaken(path: string) {
  const handle = await open(path, 'r').catch(() => undefined)
  await handle?.close()
  if (handle) throw new StartRefused(`${path} sudah ada dan tidak ditimpa.`)
}

async function persist(folder: string) {
  const handle = await open(folder)
  await handle.sync().catch(() => {})
  await handle.close()
}
