/** A number without rounding: `n / d` in lowest terms, `d` above 0. */
export interface Ratio {
  readonly n: bigint
  readonly d: bigint
}

/** Null when `d` is 0. */
export function ratio(n: bigint, d: bigint): Ratio | null {
  if (d === 0n) return null
  const shared = divisor(n < 0n ? -n : n, d < 0n ? -d : d)
  const sign = d < 0n ? -1n : 1n
  return { n: (sign * n) / shared, d: (sign * d) / shared }
}

function divisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b]
  while (small !== 0n) [large, small] = [small, large % small]
  return large
}

/** Below 0 when `a` is less than `b`, 0 when they are equal. */
export function compare(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const difference = a.n * b.d - b.n * a.d
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
