/** The same seed gives the same random numbers; to repeat a failure, pass the `seed=` of its report. */
export const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

export interface Chance {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  /** True with this probability in percent. */
  percent(share: number): boolean
}

/** A separate random sequence for each name, so that an added writer does not change the others (mulberry32). */
export function chanceFor(name: string): Chance {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed) >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { next, below, percent: (share) => next() * 100 < share }
}
