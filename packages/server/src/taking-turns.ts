import { ApiError } from '@bank/contract'

/**
 * Lets `atOnce` pieces of heavy work run, `waiting` more stand in line, and refuses the rest with UNAVAILABLE: a full
 * line is answered at once instead of growing until the memory is gone.
 */
export function takingTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new ApiError('UNAVAILABLE')
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
}
