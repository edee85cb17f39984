// Written by `npm run golden` (corpus/figures.test.ts), by what docs/reports/lint.md is written by; never by hand.
import type { ToldRule } from './names.ts'

/** How many questions the corpus has. */
export const SAMPLES = 400

/** Of a hundred findings of a rule those that are right, and of a hundred faults those that it finds, in the corpus. */
export const FIGURES: Readonly<Record<ToldRule, { readonly right: number; readonly found: number }>> = {
  'key-missing': { right: 100, found: 92 },
  'key-discussion': { right: 100, found: 100 },
  'option-same': { right: 100, found: 100 },
  range: { right: 100, found: 100 },
  'latex-raw': { right: 100, found: 100 },
  mojibake: { right: 100, found: 100 },
  'all-none': { right: 100, found: 100 },
  'option-letter': { right: 100, found: 100 },
  'key-longest': { right: 94, found: 100 },
  'negative-plain': { right: 100, found: 100 },
  'negative-double': { right: 92, found: 100 },
  'option-prefix': { right: 100, found: 100 },
  depends: { right: 100, found: 100 },
  'figure-missing': { right: 100, found: 100 },
  'alt-missing': { right: 100, found: 100 },
  'unit-twice': { right: 100, found: 100 },
  'unit-power': { right: 91, found: 100 },
  'decimal-point': { right: 91, found: 100 },
  'di-place': { right: 100, found: 100 },
  'di-verb': { right: 100, found: 91 },
  repeated: { right: 100, found: 100 },
  nonstandard: { right: 100, found: 100 },
  'formula-plain': { right: 86, found: 100 },
  space: { right: 100, found: 100 },
  'number-order': { right: 100, found: 89 },
  'option-style': { right: 100, found: 100 },
  'option-length': { right: 100, found: 100 },
  'option-repeats': { right: 100, found: 100 },
  'key-echo': { right: 80, found: 100 },
}
