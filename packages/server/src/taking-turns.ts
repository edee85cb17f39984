import { ApiError } from '@bank/contract'

interface Turns {
  atOnce: number
  waiting: number
  full?: () => ApiError
}

/**
 * Lets `atOnce` pieces of heavy work run, `waiting` more stand in line, and refuses the rest, with UNAVAILABLE unless
 * told: a full line is answered at once instead of growing until the memory is gone. `use()` tells how many do each.
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
