import type { FINDINGS } from '@bank/contract/telaah/names'
import { RULE_WORD } from '@bank/contract/telaah/rule-words'

/** What people call what automatic review finds. */
export const FINDING_WORD: Readonly<Record<(typeof FINDINGS)[number], string>> = {
  galat: 'Galat',
  peringatan: 'Peringatan',
  ...RULE_WORD,
}

export const findingOptions = Object.entries(FINDING_WORD).map(([value, label]) => ({ value, label }))
