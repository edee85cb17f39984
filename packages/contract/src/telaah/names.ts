/** Not in rules.ts: addresses need these words, and not what the rules do. */
export const SEVERITIES = ['galat', 'peringatan', 'saran'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Every rule with its severity unless a team says otherwise, the gravest first. Suggestions (saran) stay in the editor. */
export const SEVERITY_OF = {
  'key-missing': 'galat',
  'key-discussion': 'galat',
  'option-same': 'galat',
  range: 'galat',
  'latex-raw': 'galat',
  mojibake: 'galat',
  'all-none': 'peringatan',
  'option-letter': 'peringatan',
  'key-longest': 'peringatan',
  'negative-plain': 'peringatan',
  'negative-double': 'peringatan',
  'option-prefix': 'peringatan',
  depends: 'peringatan',
  'figure-missing': 'peringatan',
  'alt-missing': 'peringatan',
  'unit-twice': 'peringatan',
  'unit-power': 'peringatan',
  'decimal-point': 'peringatan',
  'di-place': 'peringatan',
  'di-verb': 'peringatan',
  repeated: 'peringatan',
  nonstandard: 'saran',
  'formula-plain': 'saran',
  space: 'saran',
  'number-order': 'saran',
  'option-style': 'saran',
  'option-length': 'saran',
  'option-repeats': 'saran',
  'key-echo': 'saran',
  'stem-end': 'saran',
} as const satisfies Readonly<Record<string, Severity>>
export type RuleName = keyof typeof SEVERITY_OF

/** What ends a stem is mended by `Rapikan`, and never told by itself. */
export const isQuiet = (rule: RuleName) => rule === 'stem-end'
/** The rules that tell something, which a team may switch off or weigh anew. */
export type ToldRule = Exclude<RuleName, 'stem-end'>
export const TOLD_RULES = (Object.keys(SEVERITY_OF) as RuleName[]).filter((rule): rule is ToldRule => !isQuiet(rule))

/** How a rule may be weighed: as grave as that, or switched off. */
export const WEIGHTS = [...SEVERITIES, 'mati'] as const
/** How a team weighs rules, where that is not as usual. */
export type RuleChoices = Readonly<Partial<Record<ToldRule, (typeof WEIGHTS)[number]>>>

/** Whether lists of questions count it: a severity but suggestions, or a rule that has such a severity. */
export function isCounted(finding: string, choices: RuleChoices): boolean {
  const weight = { ...SEVERITY_OF, ...choices }[finding as RuleName] ?? finding
  return weight === 'galat' || weight === 'peringatan'
}

/** What the lists of questions are filtered by. */
export const FINDINGS = ['galat', 'peringatan', ...TOLD_RULES] as const
