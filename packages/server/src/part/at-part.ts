import { ApiError } from '@bank/contract'
import { fromPostgres } from '../db/postgres-errors.ts'

/**
 * Runs `work`, and adds the part's path in the request body to the fields of its ApiError, as the contract's own errors
 * have it: `image` becomes `selections.2.image`, so that a form can show it at that field (docs/decisions/014).
 */
export async function atPart<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw withPlace(place, fromPostgres(error)) ?? error
  }
}

function withPlace(place: string, refusal: unknown): ApiError | undefined {
  if (!(refusal instanceof ApiError) || !refusal.fields) return undefined
  const fields = Object.entries(refusal.fields).map(([name, reason]) => [`${place}.${name}`, reason])
  const { code, message, data, retryAfterSeconds } = refusal
  return new ApiError(code, { message, fields: Object.fromEntries(fields), data, retryAfterSeconds })
}
