import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Below this, PostgreSQL may soon fail to write its log, and then it stops for good (reliability 3, T7). */
const ENOUGH = 256 * 1024 * 1024
const CACHED_MS = 1000

/** The free space on the disk of the embedded database. */
export interface FreeSpace {
  /** Bytes that an ordinary account may still write. */
  bytes(): Promise<number>
  /** Whether changes are accepted; measured at most once a second. When it cannot be measured, they are. */
  isEnough(): Promise<boolean>
}

type Look = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize'>>

/** Watches the file system of a folder; tests replace `look`. */
export function freeSpaceIn(folder: string, look: Look = statfs): FreeSpace {
  const bytes = async () => {
    const { bavail, bsize } = await look(folder)
    return bavail * bsize
  }
  let looked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  function isEnough() {
    if (performance.now() - looked < CACHED_MS) return answer
    looked = performance.now()
    answer = bytes().then(
      (free) => free >= ENOUGH,
      () => true,
    )
    return answer
  }
  return { bytes, isEnough }
}
