import { setTimeout as pause } from 'node:timers/promises'
import { layBallast } from './ballast.ts'
import type { FreeSpace } from './free-space.ts'

const MINUTE = 60_000

/**
 * Writes the ballast now, and again after it was released, once there is space. The returned function stops this and
 * waits until nothing is being written.
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
