import { plainOf } from '../plain-text.ts'
import { formatted } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { isPercent, quantityBeside } from './quantity.ts'
import { ratio } from './ratio.ts'

/** The bounds of a key with a tolerance, a number or percent of the key (`5%`), as they are typed; null when one of both is no number. */
export function bounded(fragment: string, tolerance: string, unit = ''): { upper: string; lower: string } | null {
  const key = quantityBeside(plainOf(fragment), unit)?.number
  const typed = parseNumber(tolerance)
  if (!key || !typed || typed.n < 0n) return null
  const by = isPercent(tolerance) ? { n: typed.n * size(key.n), d: typed.d * key.d } : typed
  const moved = (sign: bigint) => ratio(key.n * by.d + sign * by.n * key.d, key.d * by.d)
  const [upper, lower] = [moved(1n), moved(-1n)]
  return upper && lower && { upper: formatted(upper), lower: formatted(lower) }
}

const size = (n: bigint) => (n < 0n ? -n : n)
