import { posedBy } from '../question-form/score.ts'
import type { Asked } from '../question-form/scorer.ts'
import { SCORERS } from '../question-form/scorers.ts'
import { seeded, shuffle } from '../shuffle.ts'

const PACKAGE_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

/** A question with its place in a group. */
export interface Placed extends Asked {
  readonly id_question: number
  readonly parent_id: number | null
}

export interface Package<Question> {
  /** None where there is only one. */
  letter?: string
  questions: Question[]
}

interface Wanted {
  /** From 1 to 5. */
  packages: number
  /** Without it, all stays in its order. */
  seed?: string | undefined
}

/**
 * The papers that are made of these questions, for print and for Word alike. By one seed they are always the same: questions
 * are shuffled, those of a group stay together in their order, and options as their form lets them.
 */
export function packagesOf<Question extends Placed>(
  questions: readonly Question[],
  { packages, seed }: Wanted,
): Package<Question>[] {
  if (packages === 1) return [{ questions: inOrder(questions, seed) }]
  return PACKAGE_LETTERS.slice(0, packages).map((letter) => ({
    letter,
    questions: inOrder(questions, seed === undefined ? undefined : `${seed}|${letter}`),
  }))
}

function inOrder<Question extends Placed>(questions: readonly Question[], seed: string | undefined): Question[] {
  if (seed === undefined) return questions.map(posed)
  return shuffle(groupsOf(questions), seeded(seed))
    .flat()
    .map((question) => SCORERS[question.form].shuffled(posed(question), seeded(`${seed}|${question.id_question}`)))
}

/** The partners of a row stand beside it as its author wrote them: pupils get them in an order that tells nothing. */
const posed = <Question extends Placed>(question: Question): Question => ({
  ...question,
  ...posedBy(SCORERS[question.form], question),
})

/** Each question that stands alone, or a head with those of its group that follow it. */
function groupsOf<Question extends Placed>(questions: readonly Question[]): Question[][] {
  const groups: Question[][] = []
  for (const question of questions) {
    const last = groups.at(-1)
    if (last && question.parent_id !== null && last[0]?.id_question === question.parent_id) last.push(question)
    else groups.push([question])
  }
  return groups
}
