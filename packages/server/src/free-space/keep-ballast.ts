import { setTimeout as pause } from 'node:timers/promises'
import { layBallast } from './ballast.ts'
import type { FreeSpace } from './free-space.ts'

const MINUTE = 60_000

/**
 * Lays the ballast now, and again some time after it was released and space came back. The function that it gives back
 * ends this, and waits until nothing is written any more.
 */
export function keepBallast(folder: string, freeSpace: FreeSpace, failed: (error: unknown) => void) {
  const over = new AbortController()
  async function keep() {
    while (!over.signal.aborted) {
      await layBallast(folder, freeSpace, over.signal).catch(failed)
      await pause(MINUTE, undefined, { signal: over.signal, ref: false }).catch(() => {})
    }
  }
  const keeping = keep()
  return () => {
    over.abort()
    return keeping
  }
}
