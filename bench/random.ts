/** Pseudo-random numbers, the same in every run with the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed
  /** From 0 to below 1. */
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(unit() * end)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  /** True with this probability in percent. */
  const chance = (percent: number) => unit() * 100 < percent
  return { unit, below, pick, chance }
}

export type Random = ReturnType<typeof randomOf>
