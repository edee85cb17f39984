import { ApiError } from '@bank/contract'

interface Turns {
  atOnce: number
  waiting: number
  full?: () => ApiError
}

/**
 * Runs at most `atOnce` pieces of heavy work, lets `waiting` more wait, and refuses the rest with `full`, so that the
 * queue cannot fill the memory. `use()` gives how many run and wait.
 */
export function takingTurns({ atOnce, waiting, full = () => new ApiError('UNAVAILABLE') }: Turns) {
  const line: (() => void)[] = []
  let running = 0

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw full()
      await new Promise<void>((resolve) => line.push(resolve))
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
