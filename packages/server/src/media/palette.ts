import { randomInt } from 'node:crypto'

/** Far more slots than colours: nearly every colour is found at the first look. */
const SLOT_BITS = 14
const SLOTS = 2 ** SLOT_BITS

export type Palette = ReturnType<typeof emptyPalette>

/** Numbers colours from 0, in the order in which they come. A colour is a pixel's four bytes, read as one number. */
export function emptyPalette(most: number) {
  const known = new Uint32Array(most)
  /** The number of a colour plus 1, in the colour's own slot or the next free one. */
  const slots = new Uint16Array(SLOTS)
  // odd and by chance: nobody can draw a picture whose colours all have the same slot
  const factor = 2 * randomInt(2 ** 31) + 1
  let count = 0
  let isOverfull = false

  function add(colour: number, slot: number): number {
    if (count === most) {
      isOverfull = true
      return 0
    }
    known[count++] = colour
    slots[slot] = count
    return count - 1
  }

  return {
    /** Once there are too many colours, the numbers mean nothing. */
    isOverfull: () => isOverfull,

    numberOf(colour: number): number {
      let slot = Math.imul(colour, factor) >>> (32 - SLOT_BITS)
      for (let kept = slots[slot]; kept; kept = slots[slot]) {
        if (known[kept - 1] === colour) return kept - 1
        slot = (slot + 1) % SLOTS
      }
      return add(colour, slot)
    },

    /** Red, green and blue of each colour. */
    colours: () => Buffer.from(eachOf(known, count).flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue])),

    /** The alpha of each colour, up to the last that is not opaque. */
    alphas() {
      const alphas = eachOf(known, count).map(([, , , alpha = 0]) => alpha)
      return Buffer.from(alphas.slice(0, alphas.findLastIndex((alpha) => alpha < 255) + 1))
    },
  }
}

const eachOf = (colours: Uint32Array, count: number) =>
  Array.from({ length: count }, (_, at) => [...new Uint8Array(colours.buffer, at * 4, 4)])
