import { randomBytes } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FreeSpace } from './free-space.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 64 * MEGABYTE
/** Laid down only where its going would not be missed: twice what stops changes. */
const ROOM = 512 * MEGABYTE

const placeIn = (folder: string) => join(folder, 'ballast')

/**
 * Lays 64 MB aside in the data folder while there is plenty of room. A PostgreSQL that found the disk full cannot start
 * until space is freed; this is the space that we can free ourselves.
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

/** Frees what was laid aside. Tells whether there was any. */
export async function releaseBallast(folder: string): Promise<boolean> {
  if (!(await exists(placeIn(folder)))) return false
  await rm(placeIn(folder), { force: true })
  return true
}

/** Random, for some file systems store zeros in no space at all. */
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
