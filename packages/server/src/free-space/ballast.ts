import { randomBytes } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FreeSpace } from './free-space.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 64 * MEGABYTE
/** The ballast is only written when this much is free: twice the limit that stops changes. */
const ROOM = 512 * MEGABYTE

const placeIn = (folder: string) => join(folder, 'ballast')

/**
 * Reserves 64 MB in the data folder while there is plenty of space. On a full disk PostgreSQL cannot start until space is
 * freed; this is space that we can free ourselves.
 */
export async function layBallast(folder: string, freeSpace: FreeSpace, aborted: AbortSignal) {
  if ((await exists(placeIn(folder))) || (await freeSpace.bytes()) < ROOM) return
  const unfinished = `${placeIn(folder)}.new`
  try {
    await fill(unfinished, aborted)
    await rename(unfinished, placeIn(folder))
  } catch (error) {
    await rm(unfinished, { force: true })
    if (!aborted.aborted) throw error
  }
}

/** Frees the reserved space. Gives whether there was any. */
export async function releaseBallast(folder: string): Promise<boolean> {
  try {
    await rm(placeIn(folder))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Frees the reserved space because the disk is full, and says so. Gives whether there was any. */
export async function giveUpBallast(folder: string, say: (sentence: string) => void): Promise<boolean> {
  const released = await releaseBallast(folder)
  if (released)
    say('Ruang simpan habis; cadangan 64 MB dilepas agar PostgreSQL dapat berjalan. Kosongkan ruang segera.')
  return released
}

/** Random bytes, because some file systems store zeros without using space. */
async function fill(path: string, aborted: AbortSignal) {
  const file = await open(path, 'w', 0o600)
  try {
    for (let written = 0; written < SIZE; written += MEGABYTE) {
      aborted.throwIfAborted()
      await file.write(randomBytes(MEGABYTE))
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
