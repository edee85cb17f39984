import type { Rule, Scoring } from '@bank/contract/question-form/interaction'

export const RULE_WORD: Readonly<Record<Rule, string>> = {
  all: 'Semua harus benar',
  parts: 'Per bagian',
  parts_minus: 'Per bagian, salah mengurangi',
  rubric: 'Dinilai dengan rubrik',
}

/** `1 poin, semua harus benar` */
export const scoringWords = ({ points, rule }: Scoring) =>
  `${points.toLocaleString('id-ID')} poin, ${RULE_WORD[rule].toLowerCase()}`
