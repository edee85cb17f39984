import { plainOf } from '../plain-text.ts'
import { formatted } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { quantity } from './quantity.ts'
import { ratio } from './ratio.ts'

/** The bounds of a key with a tolerance, as they are typed; null when one of both is no number. */
export function bounded(fragment: string, tolerance: string): { upper: string; lower: string } | null {
  const key = quantity(plainOf(fragment))?.number
  const by = parseNumber(tolerance)
  if (!key || !by || by.n < 0n) return null
  const moved = (sign: bigint) => ratio(key.n * by.d + sign * by.n * key.d, key.d * by.d)
  const [upper, lower] = [moved(1n), moved(-1n)]
  return upper && lower && { upper: formatted(upper), lower: formatted(lower) }
}
