import type { Bytes } from './bytes.ts'
import type { Version } from './node.ts'

/** Sizes, which are written short. */
const SIZES = Object.fromEntries([10, 11, 12, 13, 14].map((type) => [type, () => undefined]))

/** Records that say how an equation looks: they are read past. */
const SKIP: Record<Version, Readonly<Record<number, (bytes: Bytes) => void>>> = {
  3: {
    ...SIZES,
    7: skipRuler,
    8: (bytes) => {
      bytes.skip(2)
      bytes.skipText()
    },
    9: skipSize,
  },
  5: {
    ...SIZES,
    7: skipRuler,
    8: (bytes) => {
      bytes.count()
      bytes.skip(1)
    },
    9: skipSize,
    15: (bytes) => void bytes.count(),
    16: skipColor,
    17: (bytes) => {
      bytes.count()
      bytes.skipText()
    },
    18: skipPreferences,
    19: (bytes) => bytes.skipText(),
  },
}
/** From here on a record of version 5 says how long it is. */
const LATER = 100

export const isSkipped = (type: number, version: Version): boolean =>
  Object.hasOwn(SKIP[version], type) || (version === 5 && type >= LATER)

export function skipRecord(bytes: Bytes, type: number, version: Version) {
  if (type < LATER) SKIP[version][type]?.(bytes)
  else bytes.skip(bytes.count())
}

/** Tab stops: a type and a place. */
function skipRuler(bytes: Bytes) {
  bytes.skip(3 * bytes.byte())
}

function skipSize(bytes: Bytes) {
  const size = bytes.byte()
  if (size === 101) bytes.skip(2)
  else bytes.skip(size === 100 ? 3 : 1)
}

function skipColor(bytes: Bytes) {
  const options = bytes.byte()
  const parts = options & 1 ? 4 : 3
  bytes.skip(2 * parts)
  if (options & 4) bytes.skipText()
}

/** Sizes and spaces are numbers in half bytes, a style is a font and its look, or a zero. */
function skipPreferences(bytes: Bytes) {
  bytes.skip(1)
  skipNumbers(bytes)
  skipNumbers(bytes)
  const styles = bytes.byte()
  for (let style = 0; style < styles; style++) if (bytes.byte() !== 0) bytes.skip(1)
}

function skipNumbers(bytes: Bytes) {
  let left = bytes.byte()
  while (left > 0) {
    const byte = bytes.byte()
    for (const half of [byte >> 4, byte & 15]) if (half === 15) left--
  }
}
