import type { Scoring } from '@bank/contract/question-form/interaction'
import { pointsOf } from '@bank/contract/question-form/score'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { ItemValues } from '../../question-form/values/item-values.ts'
import { askedOf } from './asked-of.ts'

/** How what stands in the editor is scored: by a rule that its form has, and with the points of its rubric if it has one. */
export function scoringNow(values: ItemValues): Scoring | undefined {
  const asked = askedOf(values)
  if (!asked) return undefined
  const points = pointsOf(SCORERS[asked.form], asked)
  return points > 0 ? { ...asked.scoring, points } : asked.scoring
}
