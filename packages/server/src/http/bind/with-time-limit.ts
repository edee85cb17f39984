import { ApiError } from '@bank/contract'

/**
 * The result of `work`, or UNAVAILABLE when it takes longer. Work that is late is not interrupted: when its signal is
 * aborted, the client has been refused, and it must save nothing.
 */
export async function withTimeLimit<Result>(milliseconds: number, work: (late: AbortSignal) => Promise<Result>) {
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
