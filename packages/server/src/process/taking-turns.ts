import { ApiError } from '@bank/contract'

interface Turns {
  atOnce: number
  waiting: number
  full?: () => ApiError
}

/**
 * Runs at most `atOnce` pieces of heavy work, lets `waiting` more wait, and refuses the rest with `full`, so that the
 * queue cannot fill the memory. Work whose signal `gone` is aborted before its turn leaves the queue. `use()` gives how many
 * run and wait.
 */
export function takingTurns({ atOnce, waiting, full = () => new ApiError('UNAVAILABLE') }: Turns) {
  const line: (() => void)[] = []
  let running = 0

  /** Resolves when the turn comes; rejects with the signal's reason when it is aborted before. */
  const turn = (gone?: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      const leave = () => {
        line.splice(line.indexOf(next), 1)
        refuse(gone?.reason)
      }
      const next = () => {
        gone?.removeEventListener('abort', leave)
        begin()
      }
      gone?.addEventListener('abort', leave)
      line.push(next)
    })

  async function inTurn<Result>(work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    gone?.throwIfAborted()
    if (running >= atOnce) {
      if (line.length >= waiting) throw full()
      await turn(gone)
    } else running++
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
  return Object.assign(inTurn, { use: () => ({ running, waiting: line.length }) })
}
