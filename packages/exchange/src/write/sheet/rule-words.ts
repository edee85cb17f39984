import type { Rule } from '@bank/contract/question-form/interaction'

/** How a question is scored, as a sheet says it; a rubric has no place there. */
export const RULE_WORD: Readonly<Record<Exclude<Rule, 'rubric'>, string>> = {
  all: 'Semua harus benar',
  parts: 'Per bagian',
  parts_minus: 'Per bagian, salah mengurangi',
}
