import { type Ratio, ratio } from '@bank/contract/number/ratio'
import { shownNumber } from './decimal.ts'

/** From the lower to the upper number, as a short answer has them: `first` is the upper one. */
export interface ShownRange {
  first: string
  second: string
}

export const rangeOf = (one: Ratio, other: Ratio): ShownRange => {
  const [least, most] = isBelow(other, one) ? [other, one] : [one, other]
  return { first: shownNumber(most), second: shownNumber(least) }
}

export const toleranceRange = (number: Ratio, tolerance: Ratio): ShownRange =>
  rangeOf(sum(number, { n: -tolerance.n, d: tolerance.d }), sum(number, tolerance))

const isBelow = (one: Ratio, other: Ratio) => one.n * other.d < other.n * one.d

export const sum = (one: Ratio, other: Ratio): Ratio => ratio(one.n * other.d + other.n * one.d, one.d * other.d) ?? one
export const half = ({ n, d }: Ratio): Ratio => ratio(n, 2n * d) ?? { n, d }
