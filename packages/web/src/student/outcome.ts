import type { Answer, Asked, Scorer } from '@bank/contract/question-form/scorer'
import type { Outcome } from '../question-form/verdict.tsx'

/** What became of the answer to a whole question. */
export function outcomeOf(scorer: Scorer, question: Asked, answer: Answer): Outcome {
  if (scorer.lacksKey(question)) return 'keyless'
  const { right, wrong, of } = scorer.result(question, answer)
  if (right === of && wrong === 0) return 'right'
  if (right > 0) return 'partly'
  if (wrong > 0 || answer.marks) return 'wrong'
  return answer.text ? 'unmarked' : 'blank'
}
