import { setTimeout as pause } from 'node:timers/promises'
import { type Backfill, takeTurn } from './backfill.repo.ts'
import type { Db } from './connect.ts'

/** Milliseconds between two turns, so that requests get the database, and after a turn that failed. */
const PAUSE = 250
const PAUSE_AFTER_FAILURE = 60_000

export interface Backfilling {
  /** The share that is done, from 0 to 1, of each job, as this server last saw it. */
  progress: () => Record<string, number>
  /** Starts the jobs. Returns a function that stops them; it resolves when the current turn is finished. */
  start: (failed: (error: unknown) => void) => () => Promise<void>
}

/** Runs the jobs one after another, turn by turn. A turn that fails is reported to `failed` and tried again. */
export function backfillingOf(db: Db, jobs: Backfill[]): Backfilling {
  const shares = new Map(jobs.map(({ name }) => [name, 0]))

  async function takeNext(job: Backfill, failed: (error: unknown) => void) {
    try {
      shares.set(job.name, await takeTurn(db, job))
      return PAUSE
    } catch (error) {
      failed(error)
      return PAUSE_AFTER_FAILURE
    }
  }

  async function fillAll(ending: AbortSignal, failed: (error: unknown) => void) {
    for (const job of jobs) {
      while (shares.get(job.name) !== 1 && !ending.aborted) {
        const rest = await takeNext(job, failed)
        await pause(rest, undefined, { signal: ending, ref: false }).catch(() => {})
      }
    }
  }

  function start(failed: (error: unknown) => void) {
    const ending = new AbortController()
    const filling = fillAll(ending.signal, failed)
    return () => {
      ending.abort()
      return filling
    }
  }
  return { progress: () => Object.fromEntries(shares), start }
}
