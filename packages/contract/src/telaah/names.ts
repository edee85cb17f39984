/** Not in rules.ts: addresses need these words, and not what the rules do. */
export const SEVERITIES = ['galat', 'peringatan', 'saran'] as const

/** The rules that lists of questions count, by their names; suggestions (saran) stay in the editor. */
export const COUNTED_RULES = [
  ...['key-missing', 'key-discussion', 'option-same', 'range', 'latex-raw', 'mojibake'],
  ...['all-none', 'option-letter', 'key-longest', 'negative-plain', 'negative-double', 'option-prefix', 'depends'],
  ...['figure-missing', 'alt-missing', 'unit-twice', 'unit-power', 'decimal-point', 'di-place', 'di-verb', 'repeated'],
] as const

/** What the lists of questions are filtered by. */
export const FINDINGS = ['galat', 'peringatan', ...COUNTED_RULES] as const
