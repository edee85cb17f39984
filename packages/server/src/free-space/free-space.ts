import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Below this PostgreSQL might soon be unable to write its log, and then it stops for good (reliability 3, T7). */
const ENOUGH = 256 * 1024 * 1024
const CACHED_MS = 1000

/** How much room there is where the embedded database lives. */
export interface FreeSpace {
  /** Bytes that an ordinary account may still write. */
  bytes(): Promise<number>
  /** Whether changes may be taken in; looked at once a second at most. Space that cannot be told is no reason to refuse. */
  isEnough(): Promise<boolean>
}

type Look = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize'>>

/** Watches the file system of a folder; tests bring their own way to look. */
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
