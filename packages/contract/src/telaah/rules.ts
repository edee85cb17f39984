import { latexRaw, mojibake } from './broken.ts'
import type { Find, Severity } from './finding.ts'
import { keyDiscussion, keyEcho, keyLongest, keyMissing } from './key.ts'
import { altMissing, depends, figureMissing } from './mentions.ts'
import { negativeDouble, negativePlain } from './negative.ts'
import { nonstandard } from './nonstandard.ts'
import { decimalPoint, numberOrder, range } from './numbers.ts'
import { allNone, optionLength, optionLetter, optionPrefix, optionRepeats, optionSame, optionStyle } from './options.ts'
import { space, stemEnd } from './signs.ts'
import { diPlace, diVerb, repeated } from './spelling.ts'
import { formulaPlain, unitPower, unitTwice } from './units.ts'

interface Rule {
  readonly severity: Severity
  /** Of the national review card (aspects.ts). */
  readonly aspect: number
  readonly find: Find
}

/** Every rule, the gravest first. */
export const RULES = {
  'key-missing': { severity: 'galat', aspect: 3, find: keyMissing },
  'key-discussion': { severity: 'galat', aspect: 3, find: keyDiscussion },
  'option-same': { severity: 'galat', aspect: 3, find: optionSame },
  range: { severity: 'galat', aspect: 3, find: range },
  'latex-raw': { severity: 'galat', aspect: 13, find: latexRaw },
  mojibake: { severity: 'galat', aspect: 13, find: mojibake },
  'all-none': { severity: 'peringatan', aspect: 10, find: allNone },
  'option-letter': { severity: 'peringatan', aspect: 10, find: optionLetter },
  'key-longest': { severity: 'peringatan', aspect: 9, find: keyLongest },
  'negative-plain': { severity: 'peringatan', aspect: 7, find: negativePlain },
  'negative-double': { severity: 'peringatan', aspect: 7, find: negativeDouble },
  'option-prefix': { severity: 'peringatan', aspect: 13, find: optionPrefix },
  depends: { severity: 'peringatan', aspect: 12, find: depends },
  'figure-missing': { severity: 'peringatan', aspect: 8, find: figureMissing },
  'alt-missing': { severity: 'peringatan', aspect: 8, find: altMissing },
  'unit-twice': { severity: 'peringatan', aspect: 13, find: unitTwice },
  'unit-power': { severity: 'peringatan', aspect: 13, find: unitPower },
  'decimal-point': { severity: 'peringatan', aspect: 13, find: decimalPoint },
  'di-place': { severity: 'peringatan', aspect: 13, find: diPlace },
  'di-verb': { severity: 'peringatan', aspect: 13, find: diVerb },
  repeated: { severity: 'peringatan', aspect: 13, find: repeated },
  nonstandard: { severity: 'saran', aspect: 13, find: nonstandard },
  'formula-plain': { severity: 'saran', aspect: 13, find: formulaPlain },
  space: { severity: 'saran', aspect: 13, find: space },
  'number-order': { severity: 'saran', aspect: 11, find: numberOrder },
  'option-style': { severity: 'saran', aspect: 13, find: optionStyle },
  'option-length': { severity: 'saran', aspect: 9, find: optionLength },
  'option-repeats': { severity: 'saran', aspect: 15, find: optionRepeats },
  'key-echo': { severity: 'saran', aspect: 6, find: keyEcho },
  'stem-end': { severity: 'saran', aspect: 4, find: stemEnd },
} as const satisfies Readonly<Record<string, Rule>>
export type RuleName = keyof typeof RULES
