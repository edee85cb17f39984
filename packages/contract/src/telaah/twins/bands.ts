import type { Compared } from './compared.ts'
import { numberlessGramsOf } from './grams.ts'

/** Two questions whose grams are alike share a band: three of 72 smallest hashes (MinHash). Stored: never changed in place. */
const BANDS = 24
const ROWS = 3
const HASHES = BANDS * ROWS

/** Odd multipliers and addends of the hashes, from a fixed seed. */
const FACTORS = new Uint32Array(HASHES)
const ADDENDS = new Uint32Array(HASHES)
let seed = 0x2545f491
for (let at = 0; at < HASHES; at++) {
  FACTORS[at] = next() | 1
  ADDENDS[at] = next()
}

/** Xorshift. */
function next(): number {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return seed >>> 0
}

/** 24 whole numbers of 32 bits; [] for a question without words. */
export function bandsOf(compared: Compared): number[] {
  if (compared.length === 0) return []
  const smallest = new Uint32Array(HASHES).fill(0xffffffff)
  for (const gram of numberlessGramsOf(compared)) {
    const hash = hashOf(gram)
    for (let at = 0; at < HASHES; at++) {
      const mixed = mix(Math.imul(hash, FACTORS[at] ?? 1) + (ADDENDS[at] ?? 0))
      if (mixed < (smallest[at] ?? 0)) smallest[at] = mixed
    }
  }
  return Array.from({ length: BANDS }, (_, band) =>
    smallest
      .subarray(band * ROWS, band * ROWS + ROWS)
      .reduce((hash, value) => Math.imul(hash ^ value, 0x9e3779b1), band + 1),
  )
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function mix(value: number): number {
  const high = value ^ (value >>> 15)
  const mixed = Math.imul(high, 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
