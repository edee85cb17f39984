import { ApiError } from '@bank/contract'
import { fromPostgres } from '../db/postgres-errors.ts'

/**
 * Names what is refused by where the part stands in what was sent, as the contract's own refusals do: `image` becomes
 * `selections.2.image`, so that a form can show it there (docs/decisions/014).
 */
export async function atPart<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw placed(place, fromPostgres(error)) ?? error
  }
}

function placed(place: string, refusal: unknown): ApiError | undefined {
  if (!(refusal instanceof ApiError) || !refusal.fields) return undefined
  const fields = Object.entries(refusal.fields).map(([name, reason]) => [`${place}.${name}`, reason])
  const { code, message, data, retryAfterSeconds } = refusal
  return new ApiError(code, { message, fields: Object.fromEntries(fields), data, retryAfterSeconds })
}
