import type { Rule } from './interaction.ts'
import type { Answer, Asked, Result, Scorer } from './scorer.ts'

/** How many parts count, by the rule. None pays for ticking everything: what is wrong takes away, or there is one tick a part. */
function paid(rule: Rule, { right, wrong, of }: Result): number {
  if (rule === 'all') return right === of && wrong === 0 ? of : 0
  return rule === 'parts_minus' ? Math.max(0, right - wrong) : right
}

/** The share of full marks, 0 to 1, unrounded: figures use it. 0 where there is no key. */
export const fractionOf = (rule: Rule, result: Result): number => (result.of === 0 ? 0 : paid(rule, result) / result.of)

/** The question with its key as students get it: what its scorer makes of it. */
export const posedBy = ({ posed }: Pick<Scorer, 'posed'>, question: Asked): Asked => posed?.(question) ?? question

export const pointsOf = (scorer: Pick<Scorer, 'points'>, question: Asked): number =>
  scorer.points?.(question) ?? question.scoring.points

/** The points of an answer, rounded to two decimals here and nowhere before. */
export function scoreOf(scorer: Pick<Scorer, 'points' | 'result'>, question: Asked, answer: Answer): number {
  const result = scorer.result(question, answer)
  if (result.of === 0) return 0
  const hundredths = Math.round(pointsOf(scorer, question) * 100)
  return Math.round((hundredths * paid(question.scoring.rule, result)) / result.of) / 100
}
