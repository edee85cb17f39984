import { ApiError } from '@bank/contract'

/**
 * The outcome of work, or UNAVAILABLE when it takes longer. The work goes on to its next question to the database;
 * what it changes it must not keep once its signal says that nobody waits any more.
 */
export async function inTime<Result>(milliseconds: number, work: (late: AbortSignal) => Promise<Result>) {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const refused = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      const error = new ApiError('UNAVAILABLE')
      late.abort(error)
      refuse(error)
    }, milliseconds)
  })
  return Promise.race([work(late.signal), refused]).finally(() => clearTimeout(timer))
}
