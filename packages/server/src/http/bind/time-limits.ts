import { IMAGE_BODY_LIMIT, type Route } from '@bank/contract'

/** In milliseconds: `whole` is the call from its first byte to its answer, `answer` only the server's work in it. */
export interface TimeLimit {
  whole: number
  answer: number
}
export type TimeLimits = Record<'plain' | 'many' | 'picture', TimeLimit>

/** Pictures take longer to send, over a slow line much longer (http/protect/upload-rate.ts), and to decode and to write. */
export const TIME_LIMITS: TimeLimits = {
  plain: { whole: 30_000, answer: 10_000 },
  /** Thousands of questions on a slow disk; each of their statements has a limit of its own. */
  many: { whole: 60_000, answer: 40_000 },
  picture: { whole: 10 * 60_000, answer: 30_000 },
}

export function timeLimitFor({ bodyType, bodyLimit = 0, changesMany }: Route, limits = TIME_LIMITS): TimeLimit {
  if (bodyType !== undefined || bodyLimit >= IMAGE_BODY_LIMIT) return limits.picture
  return changesMany ? limits.many : limits.plain
}
