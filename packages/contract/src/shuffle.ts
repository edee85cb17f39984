/**
 * Random numbers from 0 to below 1 that follow from `text` alone: its UTF-8 bytes, by FNV-1a (32 bits), start mulberry32.
 * Printed papers and packages name only the text, so this never changes; the test's numbers are its definition.
 */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A copy of `list` in random order: Fisher-Yates from the end. */
export function shuffle<Item>(list: readonly Item[], random: () => number): Item[] {
  const order = [...list]
  for (let last = order.length - 1; last > 0; last--) {
    const [taken] = order.splice(Math.floor(random() * (last + 1)), 1, order[last] as Item)
    order[last] = taken as Item
  }
  return order
}
