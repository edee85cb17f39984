import type { Rule, Scoring } from './interaction.ts'

export const RULE_WORD: Readonly<Record<Rule, string>> = {
  all: 'Semua harus benar',
  parts: 'Per bagian',
  parts_minus: 'Per bagian, salah mengurangi',
  rubric: 'Dinilai dengan rubrik',
}

/** `2,5` */
export const pointsText = (points: number): string => points.toLocaleString('id-ID')

/** `1 poin, semua harus benar`; without a rule the points alone. */
export const scoringWords = ({ points, rule }: Pick<Scoring, 'points'> & { rule?: Rule | undefined }): string =>
  [`${pointsText(points)} poin`, ...(rule ? [RULE_WORD[rule].toLowerCase()] : [])].join(', ')
