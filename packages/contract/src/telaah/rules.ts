import { latexRaw, mojibake } from './broken.ts'
import type { Find } from './finding.ts'
import { keyDiscussion, keyEcho, keyLongest, keyMissing } from './key.ts'
import { altMissing, depends, figureMissing } from './mentions.ts'
import type { RuleName } from './names.ts'
import { negativeDouble, negativePlain } from './negative.ts'
import { nonstandard } from './nonstandard.ts'
import { decimalPoint, numberOrder, range } from './numbers.ts'
import { allNone, optionLength, optionLetter, optionPrefix, optionRepeats, optionSame, optionStyle } from './options.ts'
import { space, stemEnd } from './signs.ts'
import { diPlace, diVerb, repeated } from './spelling.ts'
import { formulaPlain, unitPower, unitTwice } from './units.ts'

interface Rule {
  /** Of the national review card (aspects.ts). */
  readonly aspect: number
  readonly find: Find
}

/** What every rule does. */
export const RULES = {
  'key-missing': { aspect: 3, find: keyMissing },
  'key-discussion': { aspect: 3, find: keyDiscussion },
  'option-same': { aspect: 3, find: optionSame },
  range: { aspect: 3, find: range },
  'latex-raw': { aspect: 13, find: latexRaw },
  mojibake: { aspect: 13, find: mojibake },
  'all-none': { aspect: 10, find: allNone },
  'option-letter': { aspect: 10, find: optionLetter },
  'key-longest': { aspect: 9, find: keyLongest },
  'negative-plain': { aspect: 7, find: negativePlain },
  'negative-double': { aspect: 7, find: negativeDouble },
  'option-prefix': { aspect: 13, find: optionPrefix },
  depends: { aspect: 12, find: depends },
  'figure-missing': { aspect: 8, find: figureMissing },
  'alt-missing': { aspect: 8, find: altMissing },
  'unit-twice': { aspect: 13, find: unitTwice },
  'unit-power': { aspect: 13, find: unitPower },
  'decimal-point': { aspect: 13, find: decimalPoint },
  'di-place': { aspect: 13, find: diPlace },
  'di-verb': { aspect: 13, find: diVerb },
  repeated: { aspect: 13, find: repeated },
  nonstandard: { aspect: 13, find: nonstandard },
  'formula-plain': { aspect: 13, find: formulaPlain },
  space: { aspect: 13, find: space },
  'number-order': { aspect: 11, find: numberOrder },
  'option-style': { aspect: 13, find: optionStyle },
  'option-length': { aspect: 9, find: optionLength },
  'option-repeats': { aspect: 15, find: optionRepeats },
  'key-echo': { aspect: 6, find: keyEcho },
  'stem-end': { aspect: 4, find: stemEnd },
} as const satisfies Readonly<Record<RuleName, Rule>>
